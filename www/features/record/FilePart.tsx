import { useState } from "preact/hooks";
import type { App } from "../../app/app";
import { addRead, logForFile } from "../../app/practice/log-files";
import { practiceLog } from "../../app/practice/practice-log";
import { readLog } from "../../model/practice/read-log";
import { downloadText } from "../../platform/download";
import { knownTexts } from "../../platform/kept-texts";
import { resting } from "../../platform/pause";
import { unkept } from "../../platform/storage";
import { Button } from "../../ui/Button";
import { FileChoice } from "../../ui/FileChoice";
import { exportText, hasPractice, importText } from "./file";
import type { RecordTexts } from "./ja";

interface Props {
  readonly app: App;
  readonly words: RecordTexts;
}

/** Export and import of everything that the page has stored. */
export function FilePart({ app, words }: Props) {
  const [said, setSaid] = useState("");

  async function load(file: File): Promise<void> {
    const text = await file.text();
    const solves = hasPractice(text) ? await readLog(app.rules, text, resting()) : null;
    if (solves?.fault || !importText(text)) setSaid(words.unread);
    else if (solves !== null && (await addRead(practiceLog(), solves)) === null) {
      setSaid(words.unkept);
    } else if (unkept.size > 0) setSaid(words.unkept);
    else {
      setSaid(words.loaded);
      // All parts of the page read what is stored.
      location.reload();
    }
  }

  async function save(): Promise<void> {
    const text = exportText(knownTexts(), await logForFile(practiceLog()));
    downloadText("taisou.json", "application/json", text);
  }

  return (
    <section class="record-file" aria-label={words.file}>
      <Button onClick={() => void save()}>{words.save}</Button>
      <FileChoice accept=".json,application/json" onFile={(file) => void load(file)}>
        {words.load}
      </FileChoice>
      <p class="note" role="status">
        {said}
      </p>
    </section>
  );
}
