import { grouped } from "./numbers";

/** Names for pieces that a reader of English cannot read; three names become “the red pieces”. */
export function readable(symbols: readonly string[]): readonly string[] {
  if (!symbols.some(isJapanese)) return symbols;
  return symbols.length === 1 ? ["the red piece"] : ["", "", ""];
}

export const isJapanese = (symbol: string) =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(symbol);

/** `1 line`, `20 lines`: a number with its noun. */
export function counted(count: number | string, noun: string): string {
  return String(count) === "1" ? `1 ${noun}` : grouped`${count} ${noun}s`;
}

export const moves = (count: number | string) => counted(count, "move");

export const positions = (count: number | string) => counted(count, "position");
