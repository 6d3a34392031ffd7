import { useEffect } from "preact/hooks";
import type { App } from "../app/app";
import { CollectionDialog } from "../features/collection/CollectionDialog";
import { Aim } from "../features/play/Aim";
import { BoardPanel } from "../features/play/BoardPanel";
import { toBoard } from "../features/play/commands";
import { Spoken } from "../features/play/Spoken";
import { pageTexts } from "../i18n/page-texts";
import { titleOf } from "../i18n/title";
import { roomOf } from "../model/link/rooms";
import { Lazily } from "../shell/Lazily";
import { LazyDialog } from "../shell/LazyDialog";
import { useValue } from "../ui/use-value";
import { Header } from "./Header";
import { helping, howItWorks, makeRoom, sharing } from "./lazy-parts";
import { Notices } from "./Notices";
import { PlayRoom } from "./PlayRoom";
import { RoomTabs } from "./RoomTabs";

const exploreRoom = async () => (await import("./ExploreRoom")).ExploreRoom;

/** The whole page, drawn anew from each state. */
export function Page({ app }: { readonly app: App }) {
  const state = useValue(app.store);

  const { lang } = state;
  const t = pageTexts.in(lang);
  const title = state.dialog === "how" ? t.howItWorks : titleOf(state, lang);
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = title === "" ? `${t.name} · ${t.tagline}` : `${title} · ${t.name}`;
  }, [lang, title, t]);

  const room = roomOf(state.place);
  const view = { app, state, t, lang };
  return (
    <>
      {/* No link: the fragment of this page is its puzzle. */}
      <button type="button" class="skip" onClick={toBoard}>
        {t.skip}
      </button>
      <Header {...view} />
      <main class="layout" data-room={room}>
        <Aim {...view} />
        <BoardPanel {...view} />
        <RoomTabs {...view} />
        <div class="room">
          {room === "play" && <PlayRoom {...view} />}
          {room === "explore" && (
            <Lazily key="explore" {...{ view }} load={exploreRoom} isAwaited />
          )}
          {room === "make" && <Lazily key="make" {...{ view }} load={makeRoom} isAwaited />}
        </div>
      </main>
      <Notices {...view} />
      <CollectionDialog {...view} />
      <LazyDialog {...{ view }} name="share" heading={t.share} load={sharing} />
      <LazyDialog {...{ view }} name="help" heading={t.helpHeading} load={helping} />
      <LazyDialog {...{ view }} name="how" heading={t.howItWorks} load={howItWorks} />
      <Spoken {...view} />
    </>
  );
}
