import type { Texts } from "../../i18n/ja";
import { count, megabytes } from "../../i18n/numbers";

/** Bytes as people read them, however few. */
export function memoryText(bytes: number, t: Texts): string {
  if (bytes < 1024) return `${count(bytes)} B`;
  if (bytes < 1_048_576) return `${count(bytes / 1024)} kB`;
  return t.megabytesUnit(megabytes(bytes));
}
