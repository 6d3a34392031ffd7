import { describe, expect, it } from "vitest";
import { createPage } from "./page-in-tests";

function page(link: string) {
  const created = createPage();
  created.open(link);
  return { ...created, opened: created.state().opened };
}

describe("typing", () => {
  it("edits the puzzle at once", () => {
    const { edit, state, board, opened } = page("board=12345678*&w=3&moves=R");
    edit.type("goal", "1238*4765");
    expect(state().puzzle?.options.goal).toBe("1238*4765");
    // The start is the same, so the moves stay.
    expect(board()).toBe("123/456/7*8");
    edit.type("start", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n");
    expect(state().fields.width).toBe("4");
    expect(state().problems).toMatchObject([{ field: "goal", code: "goal-mismatch" }]);
    expect(state().play.gestures).toEqual([]);
    expect(state().opened).toBe(opened);
  });

  it("keeps the last valid board while a text has an error", () => {
    const { edit, state, board } = page("board=12345678*&w=3&moves=R");
    edit.type("start", "123/45");
    expect(state().problems).toMatchObject([{ field: "start", code: "width-mismatch" }]);
    expect(state().fields.start).toBe("123/45");
    expect(board()).toBe("123/456/7*8");
    edit.type("start", "12345678*");
    expect(state().problems).toEqual([]);
    expect(board()).toBe("123/456/7*8");
  });

  it("keeps up with a drawing, which changes several fields at once", () => {
    const { edit, state, board } = page("board=12/3*");
    edit.draw({ ...state().fields, start: "AA*/B**", blocks: "A", goal: "*AA/B**" });
    expect(board()).toBe("AA*/B**");
    expect(state().problems).toEqual([]);
  });
});

describe("a goal and a width that follow the start", () => {
  it("are set in the puzzle, but their text boxes stay empty", () => {
    const { edit, state } = page("board=12345678*");
    edit.type("start", "セカイハヒロイ*");
    expect(state().fields).toMatchObject({ goal: "セカイハヒロイ*", width: "4" });
    expect(edit.asTyped(state().fields)).toMatchObject({ goal: "", width: "" });
    edit.type("title", "世界");
    expect(edit.asTyped(state().fields)).toMatchObject({ goal: "", width: "" });
    edit.type("goal", "ヒロイセカイハ*");
    edit.type("width", "2");
    const typed = { goal: "ヒロイセカイハ*", width: "2" };
    expect(edit.asTyped(state().fields)).toMatchObject(typed);
    edit.type("start", "ハセカイヒロイ*");
    expect(state().fields).toMatchObject(typed);
    edit.type("goal", "");
    edit.type("width", "");
    expect(state().fields).toMatchObject({ goal: "ハセカイヒロイ*", width: "4" });
    expect(edit.asTyped(state().fields)).toMatchObject({ goal: "", width: "" });
  });

  it("return with the start", () => {
    const { edit, state } = page("board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3");
    edit.type("start", "ウアタソ*マ");
    expect(state().fields).toMatchObject({ goal: "ウアタソ*マ", width: "3" });
    edit.type("start", "ウアタソ*マイタノ");
    expect(state().fields).toMatchObject({ goal: "ソウアイ*タタノマ", width: "3" });
    // Another puzzle has no such base.
    edit.draw({ ...state().fields, goal: "ウアタソ*マイタノ" });
    expect(edit.asTyped(state().fields)).toEqual(state().fields);
  });
});

describe("a pasted start", () => {
  it("drops a goal for other tiles, with a notice", () => {
    const { edit, state } = page("board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3");
    edit.paste("1 2 3\n4 5 6\n7 0 8");
    expect(state().fields).toMatchObject({ start: "1 2 3\n4 5 6\n7 0 8", goal: "", width: "3" });
    expect(state().problems).toEqual([]);
    expect(state().notice).toEqual({ kind: "pasted", isNew: false, size: null, isGoalGone: true });
  });

  it("in one line gets the likeliest width, with a notice", () => {
    const { edit, state } = page("board=12345678*&w=3");
    edit.paste("1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15");
    expect(state().fields.width).toBe("4");
    expect(state().notice).toEqual({
      kind: "pasted",
      isNew: false,
      size: { cells: 16, width: 4 },
      isGoalGone: false,
    });
    // Given rows need no notice.
    edit.paste("12\n3*");
    expect(state().fields.width).toBe("2");
  });

  it("keeps its text if it is no board", () => {
    const { edit, state, board } = page("board=12/3*");
    edit.paste("FE169B4C0A73D852");
    expect(state().fields.start).toBe("FE169B4C0A73D852");
    expect(state().problems).toMatchObject([{ field: "start", code: "no-blank" }]);
    expect(board()).toBe("12/3*");
  });
});
