import { expect, it } from "vitest";
import { csvOf } from "./csv";

it("writes a line for each distance", () => {
  expect(csvOf([1, 2, 4])).toBe("distance,positions\r\n0,1\r\n1,2\r\n2,4\r\n");
});
