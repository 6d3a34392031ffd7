import { useEffect } from "preact/hooks";
import type { App } from "../app/app";
import { CollectionDialog } from "../features/collection/CollectionDialog";
import { Aim } from "../features/play/Aim";
import { BoardPanel } from "../features/play/BoardPanel";
import { toBoard } from "../features/play/commands";
import { liveText } from "../features/play/LiveLine";
import type { Texts } from "../i18n/ja";
import { pageTexts } from "../i18n/page-texts";
import { titleOf } from "../i18n/title";
import { Lazily } from "../kit/Lazily";
import { LazyDialog } from "../kit/LazyDialog";
import { useValue } from "../kit/use-value";
import { roomOf } from "../model/link/rooms";
import type { Live } from "../model/play/play";
import { isAtGoal } from "../model/puzzle/position";
import { isRecord } from "../model/state/own-record";
import { liveOf, movesPlayed } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import { Header } from "./Header";
import { helping, howItWorks, makeRoom, sharing } from "./lazy-parts";
import { Notices } from "./Notices";
import { PlayRoom } from "./PlayRoom";
import { RoomTabs } from "./RoomTabs";

const exploreRoom = async () => (await import("./ExploreRoom")).ExploreRoom;

/** What is said when the goal is reached. */
function arrivalText(state: AppState, t: Texts): string {
  const { won } = state;
  if (won === null) return t.atGoal;
  const { millis = null } = won.feat;
  const text = t.wonIn(movesPlayed(state), millis);
  return isRecord(state) ? `${text} ${t.newRecord}` : text;
}

/** How far it is, once that is settled: what is still sought would be said over and over. */
function livingText(live: Live | null, t: Texts): string {
  return live === null || live.seeking ? "" : liveText(live, t);
}

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

  const position = state.loaded ? app.positionOf(state) : null;
  const arrived = position !== null && isAtGoal(state, position);
  const live = liveOf(state);

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
          {room === "explore" && <Lazily key="explore" {...{ view }} load={exploreRoom} />}
          {room === "make" && <Lazily key="make" {...{ view }} load={makeRoom} />}
        </div>
      </main>
      <Notices {...view} />
      <CollectionDialog {...view} />
      <LazyDialog {...{ view }} name="share" heading={t.share} load={sharing} />
      <LazyDialog {...{ view }} name="help" heading={t.helpHeading} load={helping} />
      <LazyDialog {...{ view }} name="how" heading={t.howItWorks} load={howItWorks} />
      <div class="unseen" aria-live="polite">
        {/* What comes later is read by itself. */}
        <span>{state.spoken}</span>{" "}
        <span>
          {state.spoken === "" ? "" : arrived ? arrivalText(state, t) : livingText(live, t)}
        </span>
      </div>
    </>
  );
}
