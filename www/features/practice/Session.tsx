import "../../ui/kbd.css";
import "./session.css";
import { useRef, useState } from "preact/hooks";
import { reportLoadError } from "../../app/errors";
import { practiceFor } from "../../app/practice/practice";
import { sessionOf } from "../../app/practice/recorder";
import { type PracticeMeasure, Statistics } from "../../model/practice/statistics";
import { Lazily } from "../../shell/Lazily";
import { type WordedProps, withWords } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { Sheet } from "../../ui/Sheet";
import { useValue } from "../../ui/use-value";
import { featureTexts } from "../feature-texts";
import { Averages } from "./Averages";
import { openSize, SIZES, scrambleNext } from "./boards";
import { figure } from "./figures";
import { listenFor } from "./input";
import type { PracticeTexts } from "./ja";
import { LastRun } from "./LastRun";
import { LogTrouble } from "./LogTrouble";
import { RunTime } from "./RunTime";
import { SessionSettings } from "./SessionSettings";
import { useIsWide } from "./use-is-wide";

/** The session in the column beside the board; on phones one line, because the counter opens the rest. */
export function SessionColumn(props: WordedProps<PracticeTexts>) {
  return useIsWide() ? <Session {...props} /> : <SessionLine {...props} />;
}

/** The session behind the counter of a phone. */
export function SessionSheet(props: WordedProps<PracticeTexts>) {
  return useIsWide() ? null : <Session {...props} />;
}

/** The statistics of the session, made again from the last ones. */
function useStatistics({ app, state }: WordedProps<PracticeTexts>) {
  const practice = practiceFor(app);
  listenFor(app, practice);
  const settings = useValue(practice.settings);
  const { attempts } = useValue(practice.log.value);
  const session = sessionOf(state, settings);
  const last = useRef<{ attempts: unknown; session: string; statistics: Statistics } | null>(null);
  if (last.current?.attempts !== attempts || last.current.session !== session) {
    const own = attempts.filter((attempt) => attempt.session === session);
    const before = last.current?.session === session ? last.current.statistics : null;
    last.current = { attempts, session, statistics: new Statistics(own, before) };
  }
  return { practice, session, statistics: last.current.statistics };
}

/** The time and two averages; a press opens the rest. */
function SessionLine(props: WordedProps<PracticeTexts>) {
  const p = props.words;
  const { practice, statistics } = useStatistics(props);
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="practice practice-line" aria-label={p.session}>
      <RunTime {...{ practice, p }} />
      <span>{averagesText(statistics, p)}</span>
      <Button onClick={() => setOpen(true)}>{p.session}</Button>
      {!isOpen && <LogTrouble {...{ log: practice.log, p }} />}
      <Sheet
        id="practice-sheet"
        class="dialog"
        label={p.session}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <Session {...props} onClose={() => setOpen(false)} />
      </Sheet>
    </section>
  );
}

function averagesText(statistics: Statistics, p: PracticeTexts): string {
  const shown = [5, 12] as const;
  return shown
    .map(
      (window) => `${p.windows[window]} ${figure(statistics.current("time", window), "time", p)}`,
    )
    .join("　");
}

const solveLog = withWords(featureTexts["practice-log"], () => import("../practice-log/SolveLog"));

interface SessionProps extends WordedProps<PracticeTexts> {
  /** Closes the sheet around it. */
  readonly onClose?: () => void;
}

function Session({ onClose, ...props }: SessionProps) {
  const { app, state, t, words: p } = props;
  const { practice, session, statistics } = useStatistics(props);
  const [measure, setMeasure] = useState<PracticeMeasure>("time");
  const [isLogOpen, setLogOpen] = useState(false);
  const isWide = useIsWide();
  // On phones the line is the region of that name.
  const Frame = isWide ? "section" : "div";
  const onFail = (error: unknown) => reportLoadError(app.store, error);
  const { width = 0, height = 0 } = state.puzzle?.start ?? {};
  const sizes = SIZES.map(([columns, rows]) => `${columns}×${rows}`);
  const size = `${width}×${height}`;
  const here = sizes.includes(size) ? [] : [p.thisBoard];
  return (
    <Frame class="practice stack" {...(isWide && { "aria-label": p.session })}>
      <div class="practice-head">
        <h2>{p.session}</h2>
        {onClose !== undefined && (
          <Button class="round quiet" icon="close" name={t.close} onClick={onClose} />
        )}
        <SelectField
          label={p.size}
          value={here[0] ?? size}
          options={[...here, ...sizes]}
          textOf={(one) => one}
          onChange={(one) => {
            const chosen = SIZES[sizes.indexOf(one)];
            if (chosen !== undefined) openSize(app, chosen).then(onClose, onFail);
          }}
        />
        <Button icon="scramble" onClick={() => void scrambleNext(app).then(onClose, onFail)}>
          {t.scramble}
          <span class="for-mouse" aria-hidden="true">
            <kbd>{p.space}</kbd>
          </span>
        </Button>
      </div>
      <LogTrouble {...{ log: practice.log, p }} />
      <RunTime {...{ practice, p }} />
      <div class="practice-last stack">
        <LastRun {...{ practice, state, p }} />
      </div>
      <Averages {...{ statistics, measure, p }} onMeasure={setMeasure} />
      <SessionSettings {...{ app, practice, state, session, p }} />
      <details onToggle={({ currentTarget }) => setLogOpen(currentTarget.open)}>
        <summary>{p.log}</summary>
        {isLogOpen && <Lazily view={props} load={solveLog} />}
      </details>
    </Frame>
  );
}
