import { useEffect, useState } from "preact/hooks";
import { megabytes } from "../../i18n/numbers";
import type { WordedProps } from "../../kit/with-words";
import type { HelpTexts } from "./ja";
import { deleteKept, keptBytes } from "./kept-places";

/** How much is kept of what searches have built, and what deletes it; nothing where nothing is. */
export function KeptTables({ t, words }: WordedProps<HelpTexts>) {
  const [bytes, setBytes] = useState(0);
  const [deleted, setDeleted] = useState(false);
  useEffect(() => void keptBytes().then(setBytes), []);

  async function remove(): Promise<void> {
    await deleteKept();
    setBytes(await keptBytes());
    setDeleted(true);
  }

  return (
    <p class="kept-tables" hidden={bytes === 0 && !deleted}>
      <span role="status">
        {bytes > 0
          ? words.keptTables(t.megabytesUnit(megabytes(bytes)))
          : deleted && words.tablesDeleted}
      </span>
      {bytes > 0 && (
        <button type="button" onClick={remove}>
          {words.deleteTables}
        </button>
      )}
    </p>
  );
}
