import { useState } from "preact/hooks";
import { addRead } from "../../app/practice/log-files";
import type { PracticeLog } from "../../app/practice/practice-log";
import type { Attempt } from "../../model/practice/attempt";
import { writeAttemptsCsv } from "../../model/practice/attempts-csv";
import { logObject, practiceText } from "../../model/practice/attempts-json";
import { writeCsTimer } from "../../model/practice/cs-timer";
import { readLog } from "../../model/practice/read-log";
import { writeReplays } from "../../model/practice/slidysim-log";
import { downloadText } from "../../platform/download";
import { resting } from "../../platform/pause";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { FileChoice } from "../../ui/FileChoice";
import { importLines } from "./import-lines";
import type { PracticeLogTexts } from "./ja";

interface Props extends WordedProps<PracticeLogTexts> {
  readonly log: PracticeLog;
  /** Those of the open session. */
  readonly attempts: readonly Attempt[];
  readonly onSession: (session: string) => void;
}

/** The files that the log writes: name, type, and content. */
const FORMS = {
  json: async (all: readonly Attempt[]) => ({
    name: "taisou-practice.json",
    type: "application/json",
    text: practiceText(logObject(all)),
  }),
  csTimer: async (all: readonly Attempt[]) => ({
    name: "cstimer-taisou.txt",
    type: "text/plain",
    text: writeCsTimer(all),
  }),
  csv: async (_: readonly Attempt[], attempts: readonly Attempt[]) => ({
    name: "taisou-session.csv",
    type: "text/csv",
    text: writeAttemptsCsv(attempts),
  }),
  replays: async (_: readonly Attempt[], attempts: readonly Attempt[]) => ({
    name: "slidysim-replays.txt",
    type: "text/plain",
    text: await writeReplays(attempts),
  }),
};
const NAMES = ["json", "csTimer", "csv", "replays"] as const;

/** What the last import or export says. */
interface Said {
  /** The part of a running import that is done, from 0 to 1. */
  readonly part: number | null;
  readonly lines: readonly string[];
  /** Sessions that got solves. */
  readonly sessions: readonly string[];
}

const SILENT: Said = { part: null, lines: [], sessions: [] };
/** Reading takes longer than storing. */
const READING = 0.8;

/** Export in four formats, and import of any. */
export function Files({ app, log, attempts, words, onSession }: Props) {
  const [{ part, lines, sessions }, setSaid] = useState(SILENT);
  const say = (...lines: readonly string[]): void => setSaid({ ...SILENT, lines });

  async function save(form: (typeof NAMES)[number]): Promise<void> {
    await log.read;
    const { name, type, text } = await FORMS[form](log.value.state().attempts, attempts);
    if (text === "") say(words.noReplays);
    else downloadText(name, type, text);
  }

  async function load(file: File): Promise<void> {
    let shown = 0;
    const show = (part: number): void => {
      if (part > 0 && part - shown < 0.01) return;
      shown = part;
      setSaid({ ...SILENT, part });
    };
    show(0);
    const rest = resting();
    const read = await readLog(app.rules, await file.text(), (part) => {
      show(part * READING);
      return rest();
    });
    if (read.fault !== null) return say(words.fault(read.fault));
    const imported = await addRead(log, read.attempts, (part) =>
      show(READING + part * (1 - READING)),
    );
    if (imported === null) return say(words.unkept);
    const filled = imported.filter(({ added }) => added > 0).map(({ session }) => session);
    setSaid({ part: null, lines: importLines(words, imported, read.remarks), sessions: filled });
  }

  return (
    <details class="solve-files">
      <summary>{words.files}</summary>
      <div class="stack">
        <p class="note">{words.filesHelp}</p>
        <div class="row small-buttons">
          {NAMES.map((form) => (
            <Button key={form} onClick={() => void save(form)}>
              {words.forms[form]}
            </Button>
          ))}
          <FileChoice
            accept=".json,.txt,.csv,text/plain,text/csv,application/json"
            onFile={(file) => void load(file).catch(() => say(words.failed))}
          >
            {words.load}
          </FileChoice>
        </div>
        <div class="note" role="status">
          {part !== null && words.importing}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {part !== null && (
          <progress max={1} value={part} aria-label={words.importing}>
            {words.importingAt(Math.floor(part * 100))}
          </progress>
        )}
        {sessions.length > 0 && (
          <div class="row small-buttons">
            {sessions.map((session) => (
              <Button key={session} onClick={() => onSession(session)}>
                {words.show(session)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </details>
  );
}
