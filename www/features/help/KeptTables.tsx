import { useEffect, useRef, useState } from "preact/hooks";
import { bytes as bytesText } from "../../i18n/numbers";
import type { HelpTexts } from "./ja";
import { deleteKept, keptBytes } from "./kept-places";

/** The size of the kept tables, and a button that deletes them; nothing if there are none. */
export function KeptTables({ words }: { readonly words: HelpTexts }) {
  const [bytes, setBytes] = useState(0);
  const [deleted, setDeleted] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => void keptBytes().then(setBytes), []);

  async function remove(): Promise<void> {
    await deleteKept();
    setBytes(await keptBytes());
    setDeleted(true);
    // The button that had the focus is gone.
    line.current?.focus();
  }

  if (bytes === 0 && !deleted) return null;
  return (
    <p ref={line} class="kept-tables" tabIndex={-1}>
      <span role="status">
        {bytes > 0 ? words.keptTables(bytesText(bytes)) : deleted && words.tablesDeleted}
      </span>
      {bytes > 0 && (
        <button type="button" onClick={remove}>
          {words.deleteTables}
        </button>
      )}
    </p>
  );
}
