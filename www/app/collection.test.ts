import { readFileSync } from "node:fs";
import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import collection from "../../puzzles/collection.json" with { type: "json" };
import { rules, sure } from "../engine/rules-in-tests";
import { byDifficulty, LEVELS, levelOfEntry } from "../model/level/difficulty";
import { FIFTEEN_COUNTS, fifteenCorner } from "../model/level/fifteen";
import { standingIn, standingOfEntry } from "../model/level/standing";
import { type Entry, fieldsOf, KINDS, LANDING, shortestIn } from "../model/puzzle/entry";
import { puzzleTargets } from "../model/puzzle/goals";
import { usualMetric } from "../model/puzzle/metrics";
import { solve } from "../model/puzzle/puzzle-in-tests";
import { readFields } from "../model/puzzle/read";
import { Collection } from "./collection";
import { ENTRIES, entryOf } from "./entries";
import { findEntry } from "./page-in-tests";
import { objections, type Schema } from "./schema-in-tests";

/** Puzzles whose search takes less than a second. The optima of the other blocks are in a file that tests of the core read. */
function isQuick({ blocks, shortest, positions = 0 }: Entry): boolean {
  if (blocks !== undefined) return positions < 30_000;
  return positions < 1e9 || shortest === null || (shortest.step ?? 0) < 50;
}

const read = (entry: Entry) => sure(readFields(rules, fieldsOf(entry)));

describe("a puzzle of the collection", () => {
  it.each(ENTRIES)("is valid: $id", (entry) => {
    const { puzzle, problems } = read(entry);
    expect(problems).toEqual([]);
    expect(puzzle?.hasGoal).toBe(true);
    const metrics = puzzle?.methods.filter(({ usual }) => usual).map(({ metric }) => metric);
    expect(metrics).toContain(usualMetric(entry));
    expect(usualMetric(puzzle?.options ?? {})).toBe(usualMetric(entry));
    // Only a board for free play begins at its goal.
    const forPlay = entry.shortest !== null && entry.shortest.step === undefined;
    expect(puzzle?.start.solved).toBe(forPlay);
    expect(entry.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const text of [entry.name, entry.note ?? entry.name, entry.source ?? entry.name]) {
      for (const words of text) expect(words.trim()).toBe(words);
    }
  });

  it.each([
    ["klotski", ["娘"], [13, 14, 17, 18]],
    ["rush-hour-1", ["A"], [16, 17]],
    ["souai", [], []],
  ])("names the piece to free and its target: %s", (id, symbols, cells) => {
    const { puzzle } = read(findEntry(id));
    const targets = puzzleTargets(sure(puzzle));
    expect([[...targets.symbols], targets.cells]).toEqual([symbols, cells]);
  });

  it.each(ENTRIES.filter(isQuick))("has the optima that a search finds: $id", (entry) => {
    const puzzle = sure(read(entry).puzzle);
    if (entry.shortest === null) expect(solve(puzzle, "step").status).toBe("unsolvable");
    for (const [metric, length] of Object.entries(entry.shortest ?? {})) {
      const solution = solve(puzzle, metric as taisou.Metric);
      expect(solution, metric).toMatchObject({ length, optimal: true });
    }
  });
});

const farthest = new Map(collection.puzzles.map((listed) => [listed.id, listed.farthest]));
/** A field of the file that the page does not show. */
const farthestOf = ({ id }: Entry): Partial<Record<taisou.Metric, number>> =>
  farthest.get(id) ?? {};

describe("the rank of a puzzle in its space", () => {
  const counted = ENTRIES.filter(({ standing }) => standing !== undefined);
  const quick = counted.filter(({ positions = 0 }) => positions < 200_000);

  const stand = (entry: Entry, metric: taisou.Metric) => {
    const { start, width, options } = sure(read(entry).puzzle);
    const { goal: _, ...rules } = options;
    const goals = start.goals.map(({ board }) => board);
    const survey = new taisou.Survey(goals, width, { ...rules, start: start.board, metric });
    while (survey.advance(100_000) === "paused");
    return { ...survey.result(), distance: sure(survey.distance(start.board)) };
  };

  it.each(quick)("agrees with an enumeration: $id", (entry) => {
    const { counts, positions, max, distance } = stand(entry, usualMetric(entry));
    expect(distance).toBe(entry.shortest?.[usualMetric(entry)]);
    expect(standingOfEntry(entry, distance)).toEqual(standingIn(counts, distance));
    expect(positions).toBe(entry.positions);
    expect(max).toBe(farthestOf(entry)[usualMetric(entry)]);
  });

  it.each(quick.filter(({ positions = 0 }) => positions < 10_000))(
    "is recorded in every metric: $id",
    (entry) => {
      const lengths = entry.shortest ?? {};
      expect(Object.keys(farthestOf(entry))).toEqual(Object.keys(lengths));
      for (const [metric, length] of Object.entries(lengths)) {
        const { max, distance } = stand(entry, metric as taisou.Metric);
        expect([distance, max]).toEqual([length, farthestOf(entry)[metric as taisou.Metric]]);
      }
    },
  );

  it("is known for every board of the 15-puzzle", () => {
    const fifteens = counted.filter((entry) => {
      const corner = fifteenCorner(sure(read(entry).puzzle));
      const distance = entry.shortest?.step ?? 0;
      if (corner === null) return false;
      expect(standingOfEntry(entry, distance), entry.id).toEqual(
        standingIn(FIFTEEN_COUNTS, distance),
      );
      return true;
    });
    expect(fifteens.map(({ id }) => id)).toEqual([
      ...["swap-b-f", "korf-12", "korf-1", "korf-60", "fifteen-hardest"],
    ]);
    expect(fifteenCorner(sure(read(LANDING).puzzle))).toBeNull();
  });

  it("determines the level", () => {
    const level = (id: string) => levelOfEntry(findEntry(id));
    for (const id of ["eight-hardest", "eight-hardest-2", "eleven-hardest", "fifteen-hardest"])
      expect(level(id), id).toBe("hardest");
    // The farthest of its space, which is small.
    expect(level("rush-hour-1")).toBe("easy");
    expect(level("taisou")).toBe("medium");
    // Blocks are graded by moves.
    expect(level("klotski")).toBe("severe");
    expect(level("rush-hour-60")).toBe("severe");
  });

  it("orders them, for blocks of equal moves by how far one can stray", () => {
    const order = ["klotski", "rush-hour-1", "super-dries", "taisou", "fifteen", "parking-3x2"];
    expect(
      order
        .map(findEntry)
        .sort(byDifficulty)
        .map(({ id }) => id),
    ).toEqual([...["parking-3x2", "rush-hour-1", "taisou", "klotski", "super-dries", "fifteen"]]);
    const alike = { ...findEntry("rush-hour-1"), id: "alike", farthest: 12 };
    expect(byDifficulty(findEntry("rush-hour-1"), alike)).toBeLessThan(0);
  });
});

/** A line of `tests/data/blocks.txt`. */
interface Listed {
  readonly id: string;
  readonly shape: string;
  readonly lengths: readonly (string | undefined)[];
  readonly positions: string;
  /** The largest distance from the goal. */
  readonly farthest: readonly (string | undefined)[];
}

/** A board and its goal with symbols numbered by first occurrence, so that boards with other names of pieces are equal. */
function shapeOf(start: string, goal: string, same: string, width: number, rest = ""): string {
  const rows = (text: string) =>
    text.includes("/") ? text : text.replace(new RegExp(`.{${width}}(?=.)`, "gu"), "$&/");
  const names = new Map<string, string>();
  for (const group of same.split(",")) {
    for (const symbol of group) names.set(symbol, names.get(group.charAt(0)) ?? `<${group}>`);
  }
  const order = new Map<string, number>();
  const rename = (text: string) =>
    Array.from(rows(text), (symbol) => {
      if ("/#?".includes(symbol)) return symbol;
      if ("*_".includes(symbol)) return "*";
      const name = names.get(symbol) ?? symbol;
      order.set(name, order.get(name) ?? order.size);
      return `(${order.get(name)})`;
    }).join("");
  const [one, other] = [rename(start), rename(goal)];
  // A goal that places all pieces also places the blanks.
  return [one, other.replaceAll("*", "?"), rest].join(" ");
}

describe("the file of the collection", () => {
  const json = (name: string) => JSON.parse(readFileSync(`puzzles/${name}.json`, "utf8"));
  const schema: Schema = json("collection.schema");

  it("conforms to its schema", () => {
    expect(objections(json("collection"), schema)).toEqual([]);
    const [puzzle] = json("collection").puzzles;
    const wrong = (changes: object) =>
      objections({ puzzles: [{ ...puzzle, ...changes }] }, schema).length;
    for (const changes of [{ id: "A" }, { kind: "kind" }, { goals: [] }, { name: { ja: "名" } }])
      expect(wrong(changes), JSON.stringify(changes)).toBe(1);
    expect([wrong({}), wrong({ shortest: null }), wrong({ shortest: { step: 0 } })]).toEqual([
      0, 0, 1,
    ]);
  });

  it("has the kinds of the page, and begins with the landing puzzle", () => {
    expect(schema.$defs?.puzzle?.properties?.kind?.enum).toEqual(KINDS);
    expect(entryOf(json("collection").puzzles[0])).toEqual(LANDING);
  });
});

describe("the collection", () => {
  const listed = readFileSync("tests/data/blocks.txt", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line): Listed => {
      const [id = "", start = "", goal = "", options = "", ...numbers] = line.split(" ");
      const option = (name: string) =>
        options
          .split(";")
          .find((one) => one.startsWith(`${name}=`))
          ?.slice(name.length + 1) ?? "";
      const rest = options.includes("axis") ? "long" : option("gates");
      return {
        id,
        shape: shapeOf(start, goal, option("same"), 0, rest),
        lengths: numbers.slice(0, 3),
        positions: numbers[3] ?? "",
        farthest: numbers.slice(7, 10),
      };
    });

  it.each(listed)("has the blocks, the optima and the positions of $id", (line) => {
    const found = ENTRIES.filter(
      ({ start, goal, same = "", width = 0, axis, gates }) =>
        shapeOf(start, goal, same, width, axis ?? gates ?? "") === line.shape,
    );
    expect(found).toHaveLength(1);
    const [entry] = found;
    // A car park has tiles, which the file lists as blocks of one cell; slides do not count tiles.
    const metrics =
      entry?.kind === "parking" ? (["step"] as const) : (["step", "slide", "move"] as const);
    const lengths = metrics.map((metric) => String(entry?.shortest?.[metric] ?? "-"));
    expect(lengths).toEqual(line.lengths.slice(0, metrics.length));
    if (line.positions !== "-") expect(String(entry?.positions)).toBe(line.positions);
    const greatest = metrics.map((metric) => String(farthestOf(sure(entry))[metric] ?? "-"));
    for (const [at, moves] of greatest.entries())
      if (line.farthest[at] !== "-") expect(moves, metrics[at]).toBe(line.farthest[at]);
  });

  it("has puzzles of every kind and difficulty, with unique names", () => {
    expect(ENTRIES.length).toBeGreaterThan(60);
    for (const names of [0, 1].map((lang) => ENTRIES.map(({ name }) => name[lang])))
      expect(new Set(names).size).toBe(ENTRIES.length);
    expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length);
    expect(new Set(ENTRIES.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(new Set(ENTRIES.map(levelOfEntry))).toEqual(
      new Set([...LEVELS.filter((level) => level !== "goal"), null]),
    );
  });

  it("is `null` until loaded, and begins with the landing puzzle", async () => {
    const collection = new Collection();
    expect(collection.entries).toBeNull();
    const entries = await collection.load();
    expect(entries[0]).toBe(LANDING);
    expect(collection.entries).toBe(entries);
  });

  it("counts in a given metric, or in the usual one if that does not apply", () => {
    expect(shortestIn(findEntry("klotski"), "step")).toEqual({ metric: "step", moves: 116 });
    expect(shortestIn(findEntry("klotski"), null)).toEqual({ metric: "move", moves: 81 });
    expect(shortestIn(findEntry("klotski"), "line")).toEqual({ metric: "move", moves: 81 });
    expect(shortestIn(findEntry("rush-hour-1"), null)).toEqual({ metric: "slide", moves: 9 });
    expect(shortestIn(LANDING, null)).toEqual({ metric: "step", moves: 20 });
    expect(shortestIn(LANDING, "line")).toEqual({ metric: "line", moves: 12 });
    const usual = { klotski: "move", blocks: "move", rush: "slide", numbers: "step" } as const;
    for (const one of ENTRIES) {
      expect(shortestIn(one, null)?.metric).toBe(
        Object.keys(one.shortest ?? {}).length > 0 ? usualMetric(one) : undefined,
      );
      if (one.kind in usual) expect(usualMetric(one)).toBe(usual[one.kind as keyof typeof usual]);
    }
  });
});
