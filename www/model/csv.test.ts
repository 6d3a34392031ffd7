import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf, readCsv } from "./csv";

it("separates tables by an empty line, and quotes special characters", () => {
  const distances = {
    head: ["distance", "positions"],
    rows: [
      ["0", "1"],
      ["1", "2"],
    ],
  };
  const words = { head: ["said"], rows: [['"a", b']] };
  expect(csvOf([distances])).toBe("distance,positions\r\n0,1\r\n1,2\r\n");
  expect(csvOf([distances, words])).toBe(
    'distance,positions\r\n0,1\r\n1,2\r\n\r\nsaid\r\n"""a"", b"\r\n',
  );
});

it("is read back as written", () => {
  const cell = fc.string({ unit: fc.constantFrom(...'a,;"\r\n\u3042 ') });
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(table, ([head = [], ...rows]) => {
      const read = readCsv(csvOf([{ head, rows }]));
      expect("line" in read ? read : read.map(({ cells }) => cells)).toEqual([head, ...rows]);
    }),
  );
});

it.each([
  [
    'a,b\n1,"x\ny"\n2',
    ",",
    [
      [1, ["a", "b"]],
      [2, ["1", "x\ny"]],
      [4, ["2"]],
    ],
  ],
  ["a;b,c\r\n", ";", [[1, ["a", "b,c"]]]],
  ["a,", ",", [[1, ["a", ""]]]],
  ["", ",", []],
  ['a\nb"c', ",", 2],
  ['a\n"b" c', ",", 2],
  ['a\nb\n"c\n', ",", 3],
] as const)("reads %j, or names the line of a wrong quote", (text, comma, expected) => {
  const read = readCsv(text, comma);
  expect("line" in read ? read.line : read.map(({ line, cells }) => [line, cells])).toEqual(
    expected,
  );
});
