import { joinGoals } from "../puzzle/read";
import type { Link } from "./link";

/** What the npm package is fetched from by pages that have no copy of their own. */
const SCRIPT = "https://cdn.jsdelivr.net/npm/taisou/element.js";

/** How large a frame is, in pixels, that a board of three or four rows fits into. */
export const FRAME = { width: 400, height: 640 };

type TagAttributes = readonly (readonly [name: string, value: string])[];

/** What a link says of a puzzle, as attributes of `<taisou-board>`; those that say nothing are left out. */
export function attributesOf(link: Link): TagAttributes {
  const { board, puzzle, goals, w, blank, same, blocks, axis, gates, title, lang } = link;
  // A link counts any board in single steps, an element those with pieces in moves of a piece.
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

/** The element with its script, for any page. */
export function tagOf(link: Link): string {
  const said = attributesOf(link).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  const script = `<script type="module" src="${SCRIPT}"></script>`;
  return `${script}\n<taisou-board${said.join("")}></taisou-board>`;
}

/** The address under which this page shows a link's board, and nothing else. */
export function frameAddress(link: string): string {
  const url = new URL(link);
  url.search = "?embed";
  return url.href;
}

/** A frame with that. */
export function frameOf(link: string, title: string): string {
  const { width, height } = FRAME;
  const size = `width="${width}" height="${height}" style="border: 0; max-width: 100%"`;
  return `<iframe src="${quoted(frameAddress(link))}" title="${quoted(title)}" ${size}></iframe>`;
}

function quoted(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll("\n", "&#10;");
}
