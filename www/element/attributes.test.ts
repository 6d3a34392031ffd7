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

function attributes(given: Partial<Attributes>): Attributes {
  const none = Object.fromEntries(ATTRIBUTES.map((name) => [name, null]));
  return { ...none, ...given } as Attributes;
}

describe("attributes", () => {
  it("replace fields of a named puzzle, also by an empty value", () => {
    const listed = { ...EMPTY_FIELDS, start: "21*", goal: "12*", width: "3" };
    expect(withAttributes(listed, attributes({ goal: "", label: "Mine" }))).toEqual({
      ...listed,
      goal: "",
      title: "Mine",
    });
  });

  it("set the field of the same meaning", () => {
    const given = {
      ...{ board: "12*", goal: "*12", width: "3", blank: "0", same: "AB" },
      ...{ blocks: "C", axis: "long", gates: "x..", label: "Mine" },
    };
    const { board: start, label: title, ...others } = given;
    expect(withAttributes(EMPTY_FIELDS, attributes(given))).toEqual({ start, title, ...others });
  });

  it("select all controls, some or none", () => {
    const shown = (controls: string | null) => [...controlsNamed(attributes({ controls }))];
    expect(shown(null)).toEqual(CONTROLS);
    expect(shown("")).toEqual(CONTROLS);
    expect(shown(" solve  goal tea ")).toEqual(["goal", "solve"]);
    expect(shown("none")).toEqual([]);
  });

  it("default to the usual metric for an unknown name", () => {
    expect(metricNamed(attributes({ metric: "line" }))).toBe("line");
    expect(metricNamed(attributes({ metric: "miles" }))).toBeNull();
  });

  it("prefer the attribute's language to the page's, and that to the reader's", () => {
    expect(langNamed(attributes({ lang: "ja-JP" }), "en", ["en"])).toBe("ja");
    expect(langNamed(attributes({}), "ja", ["en"])).toBe("ja");
    expect(langNamed(attributes({}), "", ["fr", "ja"])).toBe("ja");
    expect(langNamed(attributes({}), "fr", ["ja"])).toBe("en");
  });
});

describe("the page's styles in a shadow root", () => {
  it("have settable properties and no `rem`", () => {
    expect(settable(":root{--tile:light-dark(#fff,#000);color:red}")).toBe(
      ":root{--tile:var(--taisou-tile,light-dark(#fff,#000));color:red}",
    );
    expect(inShadow(":root[data-theme]{margin:0 -.5rem 2rem}")).toBe(
      ".taisou[data-theme]{margin:0 calc(var(--rem)*-.5) calc(var(--rem)*2)}",
    );
  });
});
