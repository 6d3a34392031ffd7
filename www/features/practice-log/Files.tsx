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
import { keptFrame } from "../../platform/kept-frame";
import { resting } from "../../platform/pause";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { FileChoice } from "../../ui/FileChoice";
import type { PracticeLogTexts } from "./ja";

interface Props extends WordedProps<PracticeLogTexts> {
  readonly log: PracticeLog;
  /** Those of the open session. */
  readonly attempts: readonly Attempt[];
}

/** The files that the log writes: name, type, and content. */
const FORMS = {
  json: async (all: readonly Attempt[]) => ({
    name: "taisou-practice.json",
    type: "application/json",
    text: practiceText(logObject(all, await keptFrame())),
  }),
  csTimer: async (all: readonly Attempt[]) => ({
    name: "cstimer-taisou.txt",
    type: "text/plain",
    text: writeCsTimer(all, await keptFrame()),
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

/** Export in four formats, and import of any. */
export function Files({ app, log, attempts, words }: Props) {
  const [said, setSaid] = useState("");

  async function save(form: (typeof NAMES)[number]): Promise<void> {
    const { name, type, text } = await FORMS[form](log.value.state().attempts, attempts);
    if (text === "") setSaid(words.noReplays);
    else downloadText(name, type, text);
  }

  async function load(file: File): Promise<void> {
    const read = await readLog(app.rules, await file.text(), resting());
    if (read.fault !== null) {
      setSaid(words.fault(read.fault));
      return;
    }
    const counts = await addRead(log, read);
    setSaid(counts === null ? words.unkept : words.loaded(counts.added, counts.known));
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
            onFile={(file) => void load(file)}
          >
            {words.load}
          </FileChoice>
        </div>
        <p class="note" role="status">
          {said}
        </p>
      </div>
    </details>
  );
}
