import { expect, it } from "vitest";
import { hundredths, resultText } from "./result-text";

it("times are cut off at hundredths, with hours from the first one on", () => {
  const times = [0, 999, 12_349, 59_999, 62_345, 3_599_999, 3_600_000, 36_062_345, 1e14 - 1];
  expect(times.map(hundredths)).toEqual([
    ...["0.00", "0.99", "12.34", "59.99", "1:02.34", "59:59.99"],
    ...["1:00:00.00", "10:01:02.34", "27777777:46:39.99"],
  ]);
});

it("results are written as csTimer does, with the two seconds of a penalty", () => {
  expect(resultText({ ms: 14_830, penalty: "none" })).toBe("14.83");
  expect(resultText({ ms: 14_830, penalty: "+2" })).toBe("16.83+");
  expect(resultText({ ms: 3_599_000, penalty: "+2" })).toBe("1:00:01.00+");
  expect(resultText({ ms: 14_830, penalty: "dnf" })).toBe("DNF(14.83)");
});
