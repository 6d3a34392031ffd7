import { describe, expect, it } from "vitest";
import { moves, positions } from "./english";
import { bytes, clock, decimal, mean, seconds } from "./numbers";
import { share, short } from "./rounded";

const SOURCES: Record<string, string> = import.meta.glob("../**/*.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Files with numbers for style sheets, drawings and other programs. */
const FOR_PROGRAMS = [
  "../board/draw-cells.ts",
  "../features/draw/Easel.tsx",
  "../features/why/arrow.ts",
  "../features/compare/Trials.tsx",
  "../features/many/columns.ts",
  "../features/practice-log/Plot.tsx",
  "../model/practice/attempts-csv.ts",
];

describe("numbers", () => {
  it.each([
    [short(9_999), "9,999"],
    [short(10_000), "10 k"],
    [short(38_400_000), "38.4 M"],
    [short(5_000, 20_000), "5 k"],
    [decimal(1_234.56), "1,234.6"],
    [mean(22.04), "22.0"],
    [seconds(12_345), "12.3"],
    [seconds(7), "0.007"],
    [clock(3_599_999), "59:59"],
    [clock(3_723_000), "1:02:03"],
    [bytes(144), "144 B"],
    [bytes(102_400), "100 kB"],
    [bytes(2_936_013), "2.8 MB"],
    [bytes(220_200_960), "210 MB"],
    [share(0), "0%"],
    [share(2 / 181_440), "<0.1%"],
    [share(1 / 360), "0.3%"],
    [share(42 / 25_955), "0.2%"],
    [share(0.094), "9.4%"],
    [share(0.64), "64%"],
    [share(0.996), "99.6%"],
    [share(181_438 / 181_440), ">99.9%"],
    [share(1), "100%"],
    [moves(1), "1 move"],
    [positions("1"), "1 position"],
  ])("are written as %s", (found, expected) => expect(found).toBe(expected));

  it("are formatted in one file", () => {
    const others = Object.entries(SOURCES)
      .filter(([file]) => !/\.test\.ts|-in-tests|numbers\.ts$/.test(file))
      .filter(([, text]) => /\.toFixed\(|\.toPrecision\(|toLocaleString|NumberFormat/.test(text))
      .map(([file]) => file);
    expect(others.sort()).toEqual([...FOR_PROGRAMS].sort());
  });
});
