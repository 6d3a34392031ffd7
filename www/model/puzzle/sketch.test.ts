import { describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_FIELDS, type Fields } from "./puzzle";
import { puzzleOf } from "./puzzle-in-tests";
import { readFields } from "./read";
import { ANY, freeSymbol, paint, resized, type Sketch, type Tool, withOpenBlanks } from "./sketch";
import { cellAtFault, type EditedPuzzle, goalInOrder, sketchOf, writeSketch } from "./sketch-text";

function stateOf(fields: Partial<Fields>): EditedPuzzle {
  return { fields: { ...EMPTY_FIELDS, ...fields }, puzzle: puzzleOf(fields) };
}

/** The fields after strokes, each on a surface with a tool over cells. */
function drawn(
  fields: Partial<Fields>,
  ...strokes: ["start" | number, Tool["kind"] | `=${string}`, ...number[]][]
): Fields {
  const state = stateOf(fields);
  const sketch = strokes.reduce<Sketch>(
    (before, [surface, name, ...cells]) => {
      const tool = (
        name.startsWith("=") ? { kind: "symbol", symbol: name.slice(1) } : { kind: name }
      ) as Tool;
      return paint(before, surface, tool, cells, goalInOrder(state, before));
    },
    sketchOf(rules, state),
  );
  return writeSketch(rules, sketch, state.fields);
}

const EMPTY = { start: "***\n***\n***" };

describe("a drawn puzzle", () => {
  it("writes pieces with the next free letters, walls, tiles and the goal", () => {
    const fields = drawn(
      EMPTY,
      ["start", "newPiece", 0, 1, 3],
      ["start", "newPiece", 6],
      ["start", "wall", 8],
      ["start", "=1", 2],
      [0, "=A", 1],
      [0, "=1", 0],
    );
    expect(fields.start).toBe("AA1\nA**\nB*#");
    expect(fields.blocks).toBe("AB");
    // On the first cell, tile 1 replaces the piece.
    expect(fields.goal).toBe("1AA\n?A?\n??#");
  });

  it("extends a piece, and erases it as a whole, in the goals too", () => {
    const L = drawn(EMPTY, ["start", "newPiece", 0, 1], ["start", "=A", 4], [0, "=A", 8]);
    expect(L).toMatchObject({ start: "AA*\n*A*\n***", goal: "???\n?AA\n??A", blocks: "A" });
    const gone = drawn(L, ["start", "erase", 4]);
    expect(gone).toMatchObject({ start: "***\n***\n***", goal: "", blocks: "" });
  });

  it("keeps the style of the text: bare with a width, slashes, spaces, the sign of the blank", () => {
    expect(drawn({ start: "12345678*", width: "3" }, ["start", "=9", 0])).toMatchObject({
      start: "92345678*",
      width: "3",
      goal: "",
    });
    expect(drawn({ start: "12/3_" }, ["start", "blank", 0]).start).toBe("_2/3_");
    expect(drawn({ start: "1 2/3 0" }, ["start", "=10", 0]).start).toBe("10 2/3 *");
    expect(drawn({ start: "12/3.", blank: "." }, ["start", "blank", 0]).start).toBe(".2/3.");
    expect(drawn({ start: "12/3*" }, ["start", "=㌔", 0]).start).toBe("㌔2/3*");
  });

  it("writes out the goal in order once it is drawn on", () => {
    expect(drawn({ start: "21/3*" }, ["start", "=4", 0]).goal).toBe("");
    expect(drawn({ start: "21/3*" }, [0, "=2", 0], [0, "=1", 1]).goal).toBe("21/3*");
    expect(drawn({ start: "21/3*" }, [0, "any", 3]).goal).toBe("12/3?");
  });

  it("leaves the goal open around a piece drawn over another goal", () => {
    const tiles = { start: "アタマ\nノタイ\nソウ*", goal: "アタマ\nノタイ\nソウ*" };
    const fields = drawn(
      tiles,
      ["start", "erase", 0, 1, 2, 3, 4, 5, 6, 7],
      ["start", "newPiece", 0, 1],
      ["start", "newPiece", 2],
      [0, "=A", 7],
    );
    expect(fields).toMatchObject({ start: "AAB\n***\n***", goal: "???\n???\n?AA", blocks: "AB" });
    expect(readFields(rules, fields)).toMatchObject({ problems: [], puzzle: { hasGoal: true } });
  });

  it("keeps no more tiles in the goal than the start has", () => {
    const fields = drawn({ start: "1123*", width: "5", goal: "1321*" }, ["start", "=4", 0]);
    expect(fields.goal).toBe("132**");
  });

  it("names the faulty cell of a goal, and opens its blanks", () => {
    const fields = { ...EMPTY_FIELDS, start: "12/3*", goal: "12/3*\n\n13/**" };
    const reading = sure(readFields(rules, fields));
    const sketch = sketchOf(rules, { fields, puzzle: reading.puzzle });
    expect(cellAtFault(sketch, 0, reading.problems)).toBeNull();
    expect(cellAtFault(sketch, 1, reading.problems)).toBe(2);
    // The fields leave out a goal that is still open.
    const unsaid = sketch.start.map(() => ANY);
    const drawing = { ...sketch, goals: [unsaid, ...sketch.goals] };
    const faults = drawing.goals.map((_, goal) => cellAtFault(drawing, goal, reading.problems));
    expect(faults).toEqual([null, null, 2]);
    const open = writeSketch(rules, withOpenBlanks(sketch, 1), fields);
    expect(open.goal).toBe("12/3*\n\n13/??");
    expect(readFields(rules, open)?.problems).toEqual([]);
  });

  it("reads a goal that does not fit the start yet", () => {
    const state = stateOf({ start: "AA\n**", goal: "B?\n?#", blocks: "A" });
    const sketch = sketchOf(rules, state);
    expect(sketch.goals[0]?.map(({ symbol }) => symbol).join("")).toBe("B??#");
  });

  it("grows and shrinks the start and its goals together", () => {
    const state = stateOf({ start: "AB/A*", goal: "??/?B", blocks: "AB" });
    const sketch = sketchOf(rules, state);
    expect(writeSketch(rules, resized(sketch, 3, 2), state.fields)).toMatchObject({
      start: "AB*/A**",
      goal: "???/?B?",
    });
    expect(writeSketch(rules, resized(sketch, 1, 2), state.fields)).toMatchObject({
      start: "A/A",
      goal: "",
      blocks: "A",
    });
  });

  it("leaves `all` as it is, and takes no letter twice", () => {
    expect(drawn({ start: "AC/A*", blocks: "all" }, ["start", "newPiece", 3])).toMatchObject({
      start: "AC/AB",
      blocks: "all",
    });
    expect(freeSymbol(sketchOf(rules, stateOf({ start: "AB/C*" })))).toBe("D");
  });
});
