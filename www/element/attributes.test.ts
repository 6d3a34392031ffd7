import { describe, expect, it } from "vitest";
import { EMPTY_FIELDS } from "../model/puzzle/puzzle";
import {
  ATTRIBUTES,
  type Attributes,
  CONTROLS,
  controlsNamed,
  langNamed,
  metricNamed,
  withAttributes,
} from "./attributes";
import { inShadow, settable } from "./sheets";

function attributes(said: Partial<Attributes>): Attributes {
  const none = Object.fromEntries(ATTRIBUTES.map((name) => [name, null]));
  return { ...none, ...said } as Attributes;
}

describe("attributes", () => {
  it("replace what a named puzzle has, with nothing too", () => {
    const listed = { ...EMPTY_FIELDS, start: "21*", goal: "12*", width: "3" };
    expect(withAttributes(listed, attributes({ goal: "", label: "Mine" }))).toEqual({
      ...listed,
      goal: "",
      title: "Mine",
    });
  });

  it("each fill the field of the editor that they are", () => {
    const said = {
      ...{ board: "12*", goal: "*12", width: "3", blank: "0", same: "AB" },
      ...{ blocks: "C", axis: "long", gates: "x..", label: "Mine" },
    };
    const { board: start, label: title, ...others } = said;
    expect(withAttributes(EMPTY_FIELDS, attributes(said))).toEqual({ start, title, ...others });
  });

  it("leave all around the board, or some, or nothing", () => {
    const shown = (controls: string | null) => [...controlsNamed(attributes({ controls }))];
    expect(shown(null)).toEqual(CONTROLS);
    expect(shown("")).toEqual(CONTROLS);
    expect(shown(" solve  goal tea ")).toEqual(["goal", "solve"]);
    expect(shown("none")).toEqual([]);
  });

  it("are taken as usual where they name nothing that there is", () => {
    expect(metricNamed(attributes({ metric: "line" }))).toBe("line");
    expect(metricNamed(attributes({ metric: "miles" }))).toBeNull();
  });

  it("say the language before the page around them, and that before the reader", () => {
    expect(langNamed(attributes({ lang: "ja-JP" }), "en", ["en"])).toBe("ja");
    expect(langNamed(attributes({}), "ja", ["en"])).toBe("ja");
    expect(langNamed(attributes({}), "", ["fr", "ja"])).toBe("ja");
    expect(langNamed(attributes({}), "fr", ["ja"])).toBe("en");
  });
});

describe("the page's styles in a shadow root", () => {
  it("can be set from outside, and follow no page's letters", () => {
    expect(settable(":root{--tile:light-dark(#fff,#000);color:red}")).toBe(
      ":root{--tile:var(--taisou-tile,light-dark(#fff,#000));color:red}",
    );
    expect(inShadow(":root[data-theme]{margin:0 -.5rem 2rem}")).toBe(
      ".taisou[data-theme]{margin:0 calc(var(--rem)*-.5) calc(var(--rem)*2)}",
    );
  });
});
