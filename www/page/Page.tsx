import { useEffect } from "preact/hooks";
import type { App } from "../app/app";
import { CollectionDialog } from "../features/collection/CollectionDialog";
import { BoardPanel } from "../features/play/BoardPanel";
import { toBoard } from "../features/play/commands";
import { GoalPanel } from "../features/play/GoalPanel";
import { Spoken } from "../features/play/Spoken";
import { pageTexts } from "../i18n/page-texts";
import { titleOf } from "../i18n/title";
import { viewOf } from "../model/link/views";
import { Lazily } from "../shell/Lazily";
import { LazyDialog } from "../shell/LazyDialog";
import { useValue } from "../ui/use-value";
import { Header } from "./Header";
import { helping, howItWorks, makeView, sharing } from "./lazy-parts";
import { Notices } from "./Notices";
import { PlayView } from "./PlayView";
import { ViewTabs } from "./ViewTabs";

const exploreView = async () => (await import("./ExploreView")).ExploreView;

/** The whole page, rendered from each state. */
export function Page({ app }: { readonly app: App }) {
  const state = useValue(app.store);

  const { lang } = state;
  const t = pageTexts.in(lang);
  const title = state.dialog === "how" ? t.howItWorks : titleOf(state, lang);
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = title === "" ? `${t.name} · ${t.tagline}` : `${title} · ${t.name}`;
  }, [lang, title, t]);

  const open = viewOf(state.place);
  const view = { app, state, t, lang };
  return (
    <>
      {/* A button instead of a link, because the fragment of the address is the puzzle. */}
      <button type="button" class="skip" onClick={toBoard}>
        {t.skip}
      </button>
      <Header {...view} />
      <main class="layout" data-view={open}>
        <GoalPanel {...view} />
        <BoardPanel {...view} />
        <ViewTabs {...view} />
        <div class="view">
          {open === "play" && <PlayView {...view} />}
          {open === "explore" && (
            <Lazily key="explore" {...{ view }} load={exploreView} isAwaited />
          )}
          {open === "make" && <Lazily key="make" {...{ view }} load={makeView} isAwaited />}
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
