import "./print-sheets.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { listedEntry } from "../../model/derived/listed-entry";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { SelectField } from "../../ui/SelectField";
import type { PrintTexts } from "./ja";
import { ANSWER_PLACES, type AnswerPlace, Sheet } from "./Sheet";
import { inSheets } from "./sheet";
import { useSources } from "./sources";
import { keyOf, useAnswers } from "./use-answers";
import { usePaper } from "./use-paper";

const PAPERS = ["a4", "letter"] as const;
const COUNTS = [6, 12] as const;
/** Countries where paper is not A4. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE|CR|GT|SV|NI|PA|DO|PR)\b/;

/** Sheets of puzzles for paper, as they will be printed. */
export function PrintSheets({ app, state, t, lang, words }: WordedProps<PrintTexts>) {
  const sources = useSources(app, lang, words);
  const isMaking = state.place === "make" && state.section === "layout";
  const here = isMaking ? "layouts" : (listedEntry(state)?.kind ?? "rush");
  const [chosen, setChosen] = useState<string | null>(null);
  const [each, setEach] = useState<(typeof COUNTS)[number]>(6);
  const [wanted, setWanted] = useState(0);
  const [paper, setPaper] = useState(() => (LETTER.test(navigator.language) ? "letter" : "a4"));
  const [place, setPlace] = useState<AnswerPlace>("below");
  const source = sources.find(({ key }) => key === (chosen ?? here)) ?? sources[0];
  const sheets = inSheets(source?.puzzles ?? [], each);
  const shown = Math.min(wanted, sheets.length - 1);
  const puzzles = sheets[shown] ?? [];
  const first = shown * each + 1;
  const answers = useAnswers(app, place === "none" ? [] : puzzles);
  const found = puzzles.filter((puzzle) => answers.has(keyOf(puzzle))).length;
  const isReady = puzzles.length > 0 && (place === "none" || found === puzzles.length);
  const preview = useRef<HTMLDivElement>(null);
  usePaper(preview);
  // Another source begins with its first sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the source or the format changes
  useEffect(() => setWanted(0), [source?.key, each]);
  const range = (sheet: number) => {
    const from = sheet * each + 1;
    return words.range(from, from + (sheets[sheet]?.length ?? 1) - 1);
  };
  return (
    <div class="stack">
      <div class="stack">
        <SelectField
          label={words.source}
          value={source?.key ?? ""}
          options={sources.map(({ key }) => key)}
          textOf={(key) => sources.find((one) => one.key === key)?.name ?? ""}
          onChange={setChosen}
        />
        <ChoiceButtons
          legend={words.each}
          options={COUNTS}
          value={each}
          textOf={words.puzzles}
          onChoice={setEach}
        />
        {sheets.length > 1 && (
          <SelectField
            label={words.sheet}
            value={shown}
            options={sheets.map((_, sheet) => sheet)}
            textOf={range}
            onChange={setWanted}
          />
        )}
        <ChoiceButtons
          legend={words.paper}
          options={PAPERS}
          value={paper}
          textOf={(one) => words.papers[one as (typeof PAPERS)[number]]}
          onChoice={setPaper}
        />
        <ChoiceButtons
          legend={words.answers}
          options={ANSWER_PLACES}
          value={place}
          textOf={(one) => words.places[one]}
          onChoice={setPlace}
        />
        <div class="row">
          <Button class="primary" off={!isReady} onClick={() => print()}>
            {words.print}
          </Button>
        </div>
        <p class="note" role="status">
          {puzzles.length > 0 && !isReady && words.solving(found, puzzles.length)}
        </p>
      </div>
      <div class="sheets" ref={preview}>
        {puzzles.length > 0 && (
          <Sheet
            {...{ t, words, first, puzzles, place }}
            rules={app.rules}
            heading={`${t.name}　${source?.name}`}
            answers={puzzles.map((puzzle) => answers.get(keyOf(puzzle)) ?? words.noAnswer)}
            format={`${paper} of-${each}`}
          />
        )}
      </div>
    </div>
  );
}
