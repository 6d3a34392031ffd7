import { expect, it } from "vitest";
import { isHelped, NO_HELP, readHelp } from "./help";

it("help is read as it was stored, also by earlier versions", () => {
  const help = { hints: [0, 3, 3], answer: false, arrows: true };
  expect(readHelp(JSON.parse(JSON.stringify(help)))).toEqual(help);
  expect(readHelp("hint").hints).toHaveLength(1);
  expect(readHelp("answer")).toEqual({ ...NO_HELP, answer: true });
  for (const odd of [
    undefined,
    null,
    "",
    7,
    [],
    { hints: 3, answer: "yes" },
    { hints: ["0", -2] },
  ]) {
    expect(isHelped(readHelp(odd))).toBe(false);
  }
});
