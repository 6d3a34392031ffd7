import type { Metric } from "taisou";
import { LANGUAGES, type Lang } from "../lang";
import { splitGroups } from "../puzzle/groups";
import { METRICS } from "../puzzle/metrics";
import { CHAPTERS, type ChapterPlace } from "./chapters";
import { PLACES, type Place } from "./views";

/** What a link can say. Texts are as typed; a left-out key is its default. */
export interface Link {
  /** The id of a puzzle of the collection, instead of a board. */
  readonly puzzle: string;
  readonly board: string;
  readonly goals: readonly string[];
  readonly w: string;
  readonly blank: string;
  /** Groups of symbols that the goal does not tell apart. */
  readonly same: readonly string[];
  readonly blocks: string;
  readonly axis: "long" | null;
  readonly gates: string;
  /** `null`: the usual one of a puzzle of the collection, and single steps on a board. */
  readonly metric: Metric | null;
  /** The name of a method; which ones there are, only the module knows. */
  readonly alg: string;
  readonly moves: string;
  readonly title: string;
  readonly lang: Lang | null;
  /** The room around the board. */
  readonly room: Place;
  /** Where "how it works" is open over the board; `null` if it is not. */
  readonly how: ChapterPlace | null;
}

/** Why a part of a link was dropped. */
export type DropReason =
  | "unknown-key"
  | "repeated"
  | "encoding"
  | "value"
  | "too-long"
  | "unreadable"
  | "cut"
  /** The link has lost its end, and nothing of it is used. */
  | "cut-off"
  /** An old link, which may have lost its goal. */
  | "maybe-cut"
  /** It stands in the query of the address. */
  | "query"
  | "no-board"
  /** A board was given beside the name of a puzzle. */
  | "board-given"
  | "unknown-puzzle"
  /** The collection could not be fetched. */
  | "no-collection";

export interface Dropped {
  readonly key: string;
  readonly reason: DropReason;
  /** The value, or for `cut` the moves from the first that cannot be played; long ones are shortened. */
  readonly value?: string;
}

export interface ReadLink {
  readonly link: Link;
  /** The fragment as it was written, but for what it says of the room and of "how it works". */
  readonly board: string;
  readonly dropped: readonly Dropped[];
  /** Whether nothing can be missing at its end. */
  readonly isWhole: boolean;
}

export const EMPTY_LINK: Link = {
  puzzle: "",
  board: "",
  goals: [],
  w: "",
  blank: "",
  same: [],
  blocks: "",
  axis: null,
  gates: "",
  metric: null,
  alg: "",
  moves: "",
  title: "",
  lang: null,
  room: "play",
  how: null,
};

/** Long enough for 32x32 boards of long symbols; a link longer than that was not made here. */
const MOST_CHARACTERS = 20_000;
const MOST_GOALS = 16;
/** Characters of a value that a notice quotes. */
const MOST_QUOTED = 40;

/**
 * A link to a board begins with this key and closes with the other one, so that a link that a messenger cut short is
 * noticed. Links from before that begin with `board` and have no end. A checksum would refuse links edited by hand.
 */
const START = "start";
const END = "end";

/** Moves, in characters: more cannot be played within the time that a page may stand still. */
export const MOST_MOVES = 4_000;

/**
 * Reads a fragment. Never throws: what cannot be kept is named in `dropped`.
 *
 * @param fragment Without the first `#`; further ones are walls.
 */
export function readLink(fragment: string): ReadLink {
  const dropped: Dropped[] = [];
  const board: string[] = [];
  const seen = new Set<string>();
  const goals: string[] = [];
  let link = EMPTY_LINK;
  // Even with a value that cannot be decoded: a link may be cut within a %.
  let isFramed = false;

  for (const part of fragment.split("&")) {
    const equals = part.indexOf("=");
    const key = equals < 0 ? part : part.slice(0, equals);
    if (key === START) isFramed = true;
    if (key !== "how" && key !== "room") board.push(part);
    if (part === "") continue;
    const text = equals < 0 ? "" : part.slice(equals + 1);
    const value = decode(text);
    const drop = (reason: DropReason) =>
      dropped.push({ key: quoted(key), reason, value: quoted(value ?? text) });
    if (value === null) drop("encoding");
    else if (value.length > MOST_CHARACTERS) drop("too-long");
    else if (key === "goal") {
      if (goals.length === MOST_GOALS) drop("repeated");
      else if (value.trim() !== "") goals.push(value);
    } else if (seen.has(key)) drop("repeated");
    else {
      seen.add(key);
      const next = withKey(link, key, value);
      if (typeof next === "string") drop(next);
      else link = next;
    }
  }
  const isCut = isFramed ? !seen.has(END) : fragment !== "" && START.startsWith(fragment);
  return {
    // A board without its end may be another one, or have no solution.
    link: isCut ? EMPTY_LINK : { ...link, goals },
    board: board.join("&"),
    dropped: isCut ? [{ key: "", reason: "cut-off" }] : dropped,
    isWhole: isFramed && !isCut,
  };
}

/** Keys of links that stand in the query of the address, where they mean nothing. */
export function keysInQuery(query: string): Dropped[] {
  return [...new URLSearchParams(query)]
    .filter(([key]) => key === "goal" || withKey(EMPTY_LINK, key, "") !== "unknown-key")
    .map(([key, value]) => ({ key, reason: "query", value: quoted(value) }));
}

/** A value as a notice quotes it. */
export function quoted(text: string): string {
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
}

/** The link with one more key, or why that key is dropped. */
function withKey(link: Link, key: string, value: string): Link | DropReason {
  switch (key) {
    case START:
      return { ...link, board: value };
    case END:
      return value === "" ? link : "value";
    case "puzzle":
    case "board":
    case "blank":
    case "blocks":
    case "gates":
    case "alg":
    case "moves":
    case "title":
      return { ...link, [key]: value };
    case "w":
      return /^\d{0,4}$/.test(value) ? { ...link, w: value } : "value";
    case "same":
      return { ...link, same: splitGroups(value) };
    case "metric": {
      const metric = METRICS.find((name) => name === value);
      return metric === undefined ? "value" : { ...link, metric };
    }
    case "axis":
      return value === "long" ? { ...link, axis: value } : "value";
    case "lang": {
      const lang = LANGUAGES.find((one) => one.lang === value)?.lang;
      return lang === undefined ? "value" : { ...link, lang };
    }
    case "room": {
      const room = PLACES.find((name) => name === value);
      return room === undefined ? "value" : { ...link, room };
    }
    case "how": {
      const how = value === "" ? value : CHAPTERS.find((name) => name === value);
      return how === undefined ? "value" : { ...link, how };
    }
    default:
      return "unknown-key";
  }
}

/** Percent-decoding only: a `+` is a plus. `null` if the text is not well encoded. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Writes the fragment, without `#`; defaults are left out. */
export function writeLink(link: Link): string {
  const parts = partsOf(link, START);
  if (parts[0]?.startsWith(START)) parts.push(END);
  return around(parts.join("&"), link);
}

/** The parts of a link that say something of a board, in their order, `start` being the key of the board. */
export function partsOf(link: Link, start: string): string[] {
  const parts: string[] = [];
  const put = (key: string, value: string | null) => {
    if (value !== null && value !== "") parts.push(`${key}=${encode(value)}`);
  };
  put(start, oneLine(link.board));
  put("puzzle", link.puzzle);
  for (const goal of link.goals) put("goal", oneLine(goal));
  put("w", link.w);
  put("blank", link.blank);
  put("same", link.same.join(","));
  put("blocks", link.blocks);
  put("axis", link.axis);
  put("gates", oneLine(link.gates));
  put("metric", link.metric);
  put("alg", link.alg === "auto" ? null : link.alg);
  put("moves", link.moves);
  put("title", link.title);
  put("lang", link.lang);
  return parts;
}

/** A fragment that is only about the board, with what lies around and over it. */
export function around(fragment: string, { room, how }: Pick<Link, "room" | "how">): string {
  const parts = fragment === "" ? [] : fragment.split("&");
  const isFramed = parts.at(-1) === END;
  if (isFramed) parts.pop();
  if (room !== "play") parts.push(`room=${room}`);
  if (how !== null) parts.push(how === "" ? "how" : `how=${how}`);
  if (isFramed) parts.push(END);
  return parts.join("&");
}

/** A fragment as address bars give it back: they encode more than we do. */
export function asInBar(fragment: string): string {
  return new URL(`#${fragment}`, "https://example.org").hash.slice(1);
}

/** A board on one line: line breaks become `/`, and those at the ends go. */
function oneLine(text: string): string {
  return text.trim().replace(/[ \t]*(?:\r\n|\r|\n)[ \t]*/g, "/");
}

/**
 * Everything that a reader can see stays itself, except `%`, `&`, `#` and `+`; white space, control
 * characters and halves of surrogate pairs do not.
 */
function encode(text: string): string {
  // A lone half of a pair cannot be written at all; it becomes the replacement character.
  const whole = text.replace(/\p{Cs}/gu, "\uFFFD");
  return whole.replace(/[%&#+\s\p{C}]/gu, (character) =>
    // Joiners hold emoji together and are part of what the reader sees.
    character === "\u200D" ? character : encodeURIComponent(character),
  );
}

/** Returns the fragment of a link to a board, without its `#`; `null` if the text is no such link. */
export function fragmentIn(text: string): string | null {
  const fragment = /^(?:https?:\/\/[^\s#]+)?#(\S+)$/.exec(text.trim())?.[1];
  if (fragment === undefined) return null;
  const { board, puzzle } = readLink(fragment).link;
  return board.trim() === "" && puzzle === "" ? null : fragment;
}
