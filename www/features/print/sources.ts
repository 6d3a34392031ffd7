import { useEffect, useState } from "preact/hooks";
import type { App } from "../../app/app";
import { reportLoadError } from "../../app/errors";
import { inLang } from "../../i18n/title";
import type { Lang } from "../../model/lang";
import { byDifficulty } from "../../model/level/difficulty";
import { KINDS } from "../../model/puzzle/entry";
import { LADDERS, type Ladder, levelIn } from "../../model/puzzle/ladder";
import { featureTexts } from "../feature-texts";
import type { PrintTexts } from "./ja";
import { type SheetPuzzle, sheetPuzzlesOf } from "./sheet";

/** Puzzles to print, from easy to hard. */
interface SheetSource {
  readonly key: string;
  readonly name: string;
  readonly puzzles: readonly SheetPuzzle[];
}

/** The layouts that were made, the ladders and the kinds of the collection; empty until all are fetched. */
export function useSources(app: App, lang: Lang, words: PrintTexts): readonly SheetSource[] {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    fetchAll(app).then(setFetched, (error) => reportLoadError(app.store, error));
  }, [app]);
  if (fetched === null) return [];
  const { entries, layouts, levels } = fetched;
  const { kinds } = featureTexts.collection.in(lang);
  const made = { key: "layouts", name: words.layouts, puzzles: layouts };
  const ladders = (Object.keys(LADDERS) as Ladder[]).map((ladder) => {
    const own = levels.LEVEL_ENTRIES.filter(({ id }) => levelIn(id)?.ladder === ladder);
    const name = words.ladder(inLang(levels.ladderName(ladder), lang));
    return { key: `ladder-${ladder}`, name, puzzles: sheetPuzzlesOf(own, lang) };
  });
  const listed = KINDS.map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind).sort(byDifficulty);
    return { key: kind, name: kinds[kind], puzzles: sheetPuzzlesOf(own, lang) };
  });
  return [...(layouts.length === 0 ? [] : [made]), ...ladders, ...listed];
}

type Fetched = Awaited<ReturnType<typeof fetchAll>>;

async function fetchAll(app: App) {
  const [entries, { layoutsOf, fieldsOfLayout, metricOfLayout }, levels] = await Promise.all([
    app.collection.load(),
    import("../layout/layout-controller"),
    import("../../app/levels"),
  ]);
  const { made } = layoutsOf(app).layouts.state();
  const layouts = made.map((layout) => ({
    name: "",
    fields: fieldsOfLayout(layout),
    metric: metricOfLayout(layout),
    moves: layout.moves,
  }));
  return { entries, layouts, levels };
}
