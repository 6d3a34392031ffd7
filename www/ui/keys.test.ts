import { describe, expect, it } from "vitest";
import { KEYS, pressOf } from "./keys";

// Node has no elements.
class Nothing {}
for (const name of ["", "TextArea", "Select", "Input"].map((kind) => `HTML${kind}Element`)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: Nothing });
}

const NO_KEYS = { target: null, shiftKey: false, ctrlKey: false, metaKey: false };
const press = (part: Partial<KeyboardEvent>, singleKeys = true, picked = false) =>
  pressOf({ ...NO_KEYS, ...part } as KeyboardEvent, singleKeys, picked)?.command ?? null;

describe("the key table", () => {
  it("gives every key one meaning", () => {
    const presses = KEYS.map(({ key, shift, control, on }) => `${on} ${control} ${shift} ${key}`);
    expect(new Set(presses).size).toBe(presses.length);
  });
});

describe("a key press", () => {
  it.each([
    [{ key: "z" }, "undo"],
    [{ key: "Z", shiftKey: true }, "redo"],
    [{ key: "z", ctrlKey: true }, "undo"],
    [{ key: "z", metaKey: true, shiftKey: true }, "redo"],
    [{ key: "ArrowLeft" }, "slide"],
    [{ key: "ArrowLeft", shiftKey: true }, "slideLine"],
    [{ key: "?", shiftKey: true }, "help"],
    [{ key: "q" }, null],
    [{ key: "r", ctrlKey: true }, null],
    [{ key: "h", altKey: true }, null],
    [{ key: "z", isComposing: true }, null],
    [{ key: "ArrowLeft", keyCode: 229 }, null],
  ])("%o is %s", (event, command) => expect(press(event)).toBe(command));

  it("pushes and drops a picked piece; other keys keep their meaning", () => {
    expect(press({ key: "ArrowUp" }, true, true)).toBe("push");
    expect(press({ key: "Escape" }, true, true)).toBe("letGo");
    expect(press({ key: "z" }, true, true)).toBe("undo");
    expect(press({ key: "Enter" })).toBeNull();
  });

  it("of a letter does nothing while letters are switched off, unlike Ctrl+Z and arrows", () => {
    expect(press({ key: "z" }, false)).toBeNull();
    expect(press({ key: "?" }, false)).toBeNull();
    expect(press({ key: "z", ctrlKey: true }, false)).toBe("undo");
    expect(press({ key: "ArrowUp" }, false)).toBe("slide");
    expect(press({ key: "Escape" }, false)).toBe("escape");
  });
});
