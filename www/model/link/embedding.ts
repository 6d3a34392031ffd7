import { joinGoals } from "../puzzle/read";
import type { Link } from "./link";

/** The published script, for pages without a copy of their own. */
const SCRIPT = "https://cdn.jsdelivr.net/npm/taisou/element.js";

/** The size of a frame in pixels, for a board of three or four rows. */
export const FRAME = { width: 400, height: 640 };

type TagAttributes = readonly (readonly [name: string, value: string])[];

/** The parts of a link as attributes of `<taisou-board>`; defaults are left out. */
export function attributesOf(link: Link): TagAttributes {
  const { board, puzzle, goals, w, blank, same, blocks, axis, gates, title, lang } = link;
  // The default metric of a link is single steps, that of an element is the usual one.
  const hasPieces = blocks !== "" || axis !== null || gates !== "";
  const metric = link.metric ?? (board !== "" && hasPieces ? "step" : "");
  const all: TagAttributes = [
    ["puzzle", board === "" ? puzzle : ""],
    ["board", board],
    ["goal", joinGoals(goals)],
    ["width", w],
    ["blank", blank],
    ["same", same.join(",")],
    ["blocks", blocks],
    ["axis", axis ?? ""],
    ["gates", gates],
    ["label", title],
    ["metric", metric],
    ["lang", lang ?? ""],
  ];
  return all.filter(([, value]) => value !== "");
}

/** The HTML of the element and its script. */
export function tagOf(link: Link): string {
  const said = attributesOf(link).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const script = `<script type="module" src="${SCRIPT}"></script>`;
  return `${script}\n<taisou-board${said.join("")}></taisou-board>`;
}

/** The address of this page that shows only the board of a link. */
export function frameAddress(link: string): string {
  const url = new URL(link);
  url.search = "?embed";
  return url.href;
}

export function frameOf(link: string, title: string): string {
  const { width, height } = FRAME;
  const size = `width="${width}" height="${height}" style="border: 0; max-width: 100%"`;
  return `<iframe src="${escaped(frameAddress(link))}" title="${escaped(title)}" ${size}></iframe>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll("\n", "&#10;");
}
