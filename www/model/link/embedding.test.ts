import { describe, expect, it } from "vitest";
import { attributesOf, frameOf, tagOf } from "./embedding";
import { readLink } from "./link";

const linked = (fragment: string) => readLink(fragment).link;

describe("an embedded board", () => {
  it("has the name of a puzzle of the collection", () => {
    expect(attributesOf(linked("puzzle=klotski&lang=ja"))).toEqual([
      ["puzzle", "klotski"],
      ["lang", "ja"],
    ]);
  });

  it("has all options of the link, with every group of `same`", () => {
    const fragment =
      "board=AABC/DE**&goal=**??/????,????/AA??&w=4&blank=*&same=BC,DE&blocks=A&axis=long&gates=...x/....&title=Mine";
    expect(Object.fromEntries(attributesOf(linked(fragment)))).toEqual({
      ...{ board: "AABC/DE**", goal: "**??/????,????/AA??", width: "4", blank: "*", same: "BC,DE" },
      ...{ blocks: "A", axis: "long", gates: "...x/....", label: "Mine", metric: "step" },
    });
  });

  it("has the metric of the link", () => {
    const said = (fragment: string) => Object.fromEntries(attributesOf(linked(fragment)));
    expect(said("board=12*&w=3")).toEqual({ board: "12*", width: "3" });
    expect(said("board=AA*&blocks=A&goal=*AA")).toMatchObject({ metric: "step", blocks: "A" });
    expect(said("board=AA*&blocks=A&goal=*AA&metric=move")).toMatchObject({ metric: "move" });
  });

  it("is escaped, whatever its symbols are", () => {
    const evil = linked(`board=${encodeURIComponent('"<*/>&1')}&title=${encodeURIComponent('">')}`);
    expect(tagOf(evil).split("\n")[1]).toBe(
      '<taisou-board board="&quot;&lt;*/>&amp;1" label="&quot;>"></taisou-board>',
    );
    expect(frameOf("https://a.example/x/#board=12*", '"')).toContain(
      'src="https://a.example/x/?embed#board=12*" title="&quot;"',
    );
  });
});
