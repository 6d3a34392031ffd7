import { hashed } from "./hashed";

/**
 * Makes the ids of a file's attempts, session by session. A file that is read again, also with more rows, gives the same ids,
 * so that nothing is added twice. Attempts of one moment keep the order of the file. Rows alike in two sessions are two.
 */
export function importedIds(): () => (start: number, content: string) => string {
  const known = new Map<string, number>();
  return () => {
    const moments = new Map<number, number>();
    return (start, content) => {
      const at = next(moments, start);
      const id = `${start.toString(36).padStart(8, "0")}-${at.toString(36).padStart(3, "0")}${hashed(content)}`;
      const alike = next(known, id);
      return alike === 0 ? id : `${id}-${alike + 1}`;
    };
  };
}

/** How often a key came before. */
function next<Key>(counts: Map<Key, number>, key: Key): number {
  const count = counts.get(key) ?? 0;
  counts.set(key, count + 1);
  return count;
}

/** The name of a session as the page names those of its boards, so that it can be opened beside them. */
export function importedSession(width: number, height: number, name: string): string {
  const kind = `${width}×${height}`;
  const isNamed = width === 0 || name === kind || name.startsWith(`${kind} `);
  return isNamed ? name : `${kind} #${name}`;
}
