import { expect, it } from "vitest";
import { turnRows } from "./reading-order";

const turned = (word: string, width: number) => turnRows([...word], width, String).join("");

it.each([
  ["שלוםעולם*", 3, "ולשועם*םל"],
  ["مرحبا*", 3, "حرم*اب"],
  // Numbers and Latin letters keep their direction within the word.
  ["שנת2026*", 4, "2תנש*026"],
  ["سنة٢٠٢٦*", 8, "*٢٠٢٦ةنس"],
  ["אבTVגד", 6, "דגTVבא"],
  ["Tאבג", 2, "אTגב"],
  // Most letters decide, not what comes first.
  ["12אב", 4, "בא12"],
  ["TVאב", 4, "TVאב"],
  ["おめでとう*", 3, "おめでとう*"],
  ["1234*", 5, "1234*"],
])("%s in rows of %i lies as %s, and reads back", (word, width, cells) => {
  expect(turned(word, width)).toBe(cells);
  expect(turned(cells, width)).toBe(word);
});
