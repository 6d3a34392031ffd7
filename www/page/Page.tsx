import { useEffect } from "preact/hooks";
import type { App } from "../app/app";
import { BoardPanel } from "../features/play/BoardPanel";
import { toBoard } from "../features/play/commands";
import { GoalPanel } from "../features/play/GoalPanel";
import { Spoken } from "../features/play/Spoken";
import { toolTexts } from "../i18n/page-texts";
import { titleOf } from "../i18n/title";
import { viewOf } from "../model/link/views";
import { Lazily } from "../shell/Lazily";
import { LazyDialog } from "../shell/LazyDialog";
import { useValue } from "../ui/use-value";
import { Header } from "./Header";
import {
  certificateSheet,
  helping,
  howItWorks,
  makeView,
  printing,
  puzzles,
  recordSheet,
  sharing,
} from "./lazy-parts";
import { Notices } from "./Notices";
import { PlayView } from "./PlayView";
import { useTexts } from "./use-texts";
import { ViewTabs } from "./ViewTabs";

const exploreView = async () => {
  const [part] = await Promise.all([import("./ExploreView"), toolTexts.load()]);
  return part.ExploreView;
};

export function Page({ app }: { readonly app: App }) {
  const state = useValue(app.store);
  const { lang } = state;
  const t = useTexts(app.store, state);
  const title = state.dialog === "how" ? t.howItWorks : titleOf(state, lang);
  useEffect(() => {
    document.documentElement.lang = lang;
    const what = title === t.name ? "" : title;
    document.title = what === "" ? `${t.name} · ${t.tagline}` : `${what} · ${t.name}`;
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
        <div class="stack view">
          {open === "play" && <PlayView {...view} />}
          {open === "explore" && (
            <Lazily key="explore" {...{ view }} load={exploreView} isAwaited />
          )}
          {/* Which section it opens depends on the puzzle. */}
          {open === "make" && state.loaded && (
            <Lazily key="make" {...{ view }} load={makeView} isAwaited />
          )}
        </div>
      </main>
      <Notices {...view} />
      <LazyDialog {...{ view }} name="collection" heading={t.collection} load={puzzles} />
      <LazyDialog {...{ view }} name="share" heading={t.share} load={sharing} />
      <LazyDialog {...{ view }} name="help" heading={t.helpHeading} load={helping} />
      <LazyDialog {...{ view }} name="how" heading={t.howItWorks} load={howItWorks} />
      <LazyDialog {...{ view }} name="print" heading={t.print} load={printing} />
      <LazyDialog {...{ view }} name="record" heading={t.record} load={recordSheet} />
      <LazyDialog
        {...{ view }}
        name="certificate"
        heading={t.certificate}
        load={certificateSheet}
      />
      <Spoken {...view} />
    </>
  );
}
