import { expect, it } from "vitest";
import { csvOf } from "./csv";

it("puts an empty line between tables, and quotes what would be more than a cell", () => {
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
