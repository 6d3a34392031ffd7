import { hashed } from "./hashed";

/**
 * Makes the ids of imported attempts: in the order of the file, and the same when the file is read again, so that a second
 * import adds nothing.
 */
export function importedIds(): (start: number, content: string) => string {
  let latest = 0;
  let alike = 0;
  return (start, content) => {
    const time = Math.max(latest, start);
    alike = time === latest ? alike + 1 : 0;
    latest = time;
    return `${time.toString(36).padStart(8, "0")}-${alike.toString(36).padStart(3, "0")}${hashed(content)}`;
  };
}

/** The name of a session as the page names those of its boards, so that it can be opened beside them. */
export function importedSession(width: number, height: number, name: string): string {
  const kind = `${width}×${height}`;
  const isNamed = width === 0 || name === kind || name.startsWith(`${kind} #`);
  return isNamed ? name : `${kind} #${name}`;
}
