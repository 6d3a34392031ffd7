import { useState } from "preact/hooks";
import type { App } from "../../app/app";
import { addRead, logForFile } from "../../app/practice/log-files";
import { practiceLog } from "../../app/practice/practice-log";
import type { Lang } from "../../model/lang";
import { readLog } from "../../model/practice/read-log";
import { downloadText } from "../../platform/download";
import { knownTexts } from "../../platform/kept-texts";
import { resting } from "../../platform/pause";
import { unkept } from "../../platform/storage";
import { Button } from "../../ui/Button";
import { FileChoice } from "../../ui/FileChoice";
import { featureTexts } from "../feature-texts";
import { exportText, hasPractice, importText } from "./file";
import type { RecordTexts } from "./ja";

interface Props {
  readonly app: App;
  readonly lang: Lang;
  readonly words: RecordTexts;
}

/** Export and import of everything that the page has stored. */
export function FilePart({ app, lang, words }: Props) {
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isReloadLeft, setReloadLeft] = useState(false);

  async function load(file: File): Promise<void> {
    setSaid([words.loading]);
    const text = await file.text();
    const solves = hasPractice(text) ? await readLog(app.rules, text, resting()) : null;
    if (solves?.fault || !importText(text)) return setSaid([words.unread]);
    const imported = solves === null ? [] : await addRead(practiceLog(), solves.attempts);
    if (imported === null || unkept.size > 0) return setSaid([words.unkept]);
    setSaid([words.loaded]);
    if (solves !== null && solves.remarks.length > 0) {
      const { importLines } = await import("../practice-log/import-lines");
      const dictionary = featureTexts["practice-log"];
      await dictionary.loadIn(lang);
      setSaid(importLines(dictionary.in(lang), imported, solves.remarks));
      setReloadLeft(true);
    } else location.reload();
  }

  async function save(): Promise<void> {
    const text = exportText(knownTexts(), await logForFile(practiceLog()));
    downloadText("taisou.json", "application/json", text);
  }

  return (
    <section class="record-file" aria-label={words.file}>
      <Button onClick={() => void save()}>{words.save}</Button>
      <FileChoice
        accept=".json,application/json"
        onFile={(file) => void load(file).catch(() => setSaid([words.unread]))}
      >
        {words.load}
      </FileChoice>
      <div class="note" role="status">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {/* All parts of the page read what is stored. */}
      {isReloadLeft && <Button onClick={() => location.reload()}>{words.reload}</Button>}
    </section>
  );
}
