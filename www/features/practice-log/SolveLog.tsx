import "./practice-log.css";
import { useMemo, useState } from "preact/hooks";
import { practiceFor } from "../../app/practice/practice";
import { sessionOf } from "../../app/practice/recorder";
import type { WordedProps } from "../../shell/with-words";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { SelectField } from "../../ui/SelectField";
import { useValue } from "../../ui/use-value";
import { Charts } from "./Charts";
import { Files } from "./Files";
import type { PracticeLogTexts } from "./ja";
import { Solves } from "./Solves";

const PARTS = ["list", "charts"] as const;

/** The attempts of a session, at first that of the board, as a list or as charts, and files of all. */
export function SolveLog(props: WordedProps<PracticeLogTexts>) {
  const { app, state, words } = props;
  const { log, settings } = practiceFor(app);
  const { attempts: all } = useValue(log.value);
  const here = sessionOf(state, useValue(settings));
  const [chosen, setChosen] = useState<string | null>(null);
  const sessions = useMemo(
    () => [...new Set([here, ...all.map(({ session }) => session)])],
    [all, here],
  );
  const session = chosen !== null && sessions.includes(chosen) ? chosen : here;
  const [part, setPart] = useState<(typeof PARTS)[number]>("list");
  const attempts = useMemo(() => all.filter((one) => one.session === session), [all, session]);
  return (
    <section class="practice-log stack" aria-label={words.name}>
      {sessions.length > 1 && (
        <SelectField
          label={words.session}
          value={session}
          options={sessions}
          textOf={(one) => one}
          onChange={setChosen}
        />
      )}
      <ChoiceButtons
        legend={words.name}
        isLegendUnseen
        options={PARTS}
        value={part}
        textOf={(one) => words.parts[one]}
        onChoice={setPart}
      />
      {part === "charts" ? (
        <Charts {...{ attempts, words }} />
      ) : (
        <Solves key={session} {...{ ...props, log, attempts }} />
      )}
      <Files {...{ ...props, log, attempts }} onSession={setChosen} />
    </section>
  );
}
