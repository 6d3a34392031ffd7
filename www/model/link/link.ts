import type { Metric } from "taisou";
import { LANGUAGES, type Lang } from "../lang";
import { METRICS } from "../puzzle/metrics";
import { splitGroups } from "../puzzle/read";
import { DAY } from "../today/schedule";
import { CHAPTERS, type ChapterPlace } from "./chapters";
import { type Place, placeNamed } from "./views";

/** The contents of a link. Texts are as typed; missing keys have their defaults. */
export interface Link {
  /** The id of a puzzle of the collection or of a day, instead of a board. */
  readonly puzzle: string;
  readonly board: string;
  readonly goals: readonly string[];
  readonly w: string;
  readonly blank: string;
  /** Groups of symbols that may take each other's places in the goal. */
  readonly same: readonly string[];
  readonly blocks: string;
  readonly axis: "long" | null;
  readonly gates: string;
  /** `null` for the usual metric of a puzzle of the collection, and for single steps on a board. */
  readonly metric: Metric | null;
  /** The name of a method, unchecked: only the module knows the methods. */
  readonly alg: string;
  readonly moves: string;
  readonly title: string;
  /** A line from the sender. */
  readonly greeting: string;
  /** The sender's timed solve, as `ghostText` writes it. */
  readonly ghost: string;
  readonly lang: Lang | null;
  readonly room: Place;
  /** The open chapter of "how it works"; `null` if it is closed. */
  readonly how: ChapterPlace | null;
}

export type DropReason =
  | "unknown-key"
  | "repeated"
  | "encoding"
  | "value"
  | "too-long"
  | "unreadable"
  | "cut"
  /** The link has lost its end; nothing of it is used. */
  | "cut-off"
  /** An old link, without an end mark, that may have lost its goal. */
  | "maybe-cut"
  /** The key is in the query of the address. */
  | "query"
  | "no-board"
  /** A board was given as well as the name of a puzzle. */
  | "board-given"
  | "unknown-puzzle"
  | "no-collection";

export interface Dropped {
  readonly key: string;
  readonly reason: DropReason;
  /** The value, or for `cut` the moves from the first unplayable one; shortened if long. */
  readonly value?: string;
}

export interface ReadLink {
  readonly link: Link;
  /** The fragment as written, without the view and "how it works". */
  readonly board: string;
  readonly dropped: readonly Dropped[];
  /** The link cannot have lost its end. */
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
  greeting: "",
  ghost: "",
  lang: null,
  room: "play",
  how: null,
};

/** Enough for 32x32 boards of long symbols. This page makes no longer links. */
const MOST_CHARACTERS = 20_000;
const MOST_GOALS = 16;
/** The longest greeting, in characters. */
export const MOST_GREETING = 60;
/** The longest quoted value, in characters. */
const MOST_QUOTED = 40;

/**
 * A link to a board begins with this key and ends with `END`, so that a link cut by a messenger is noticed. Older links
 * begin with `board` and have no end. A checksum would reject links edited by hand.
 */
const START = "start";
const END = "end";

/** The longest moves in characters: more cannot be played in the time that a page may block. */
export const MOST_MOVES = 4_000;

/** The end mark, followed by anything but another key: values have no bare `&`. */
const CLOSED = /(?:^|&)end(?![&=])/;

/** In a link without end mark, a last part of ASCII words, followed by what a sentence may add: marks, then a space or a letter beyond ASCII. */
const LAST_WORDS =
  /^(?:(?:puzzle|day|w|metric|alg|axis|lang|room|how)=(?:[\w/-]|%2[Ff])+|moves=(?:[\w:-]|(?:,|%2[Cc]|%20)+(?=\w))+|how)(?=(?:[^\w%=]|%[2-7][\dA-Fa-f])*(?:$|%20|%[89A-Fa-f]|\P{ASCII}))/u;

/** A fragment without the text that linkifiers took into the link: a full stop, a bracket, the next word in Japanese. */
function withoutSentence(fragment: string): string {
  const closed = CLOSED.exec(fragment);
  if (closed !== null) return fragment.slice(0, closed.index + closed[0].length);
  const at = fragment.lastIndexOf("&") + 1;
  const last = fragment.slice(at);
  return fragment.slice(0, at) + (LAST_WORDS.exec(last)?.[0] ?? last);
}

/** Reads a fragment without its first `#`. Never throws: dropped parts are named in `dropped`. */
export function readLink(fragment: string): ReadLink {
  const dropped: Dropped[] = [];
  const board: string[] = [];
  const seen = new Set<string>();
  const goals: string[] = [];
  let link = EMPTY_LINK;
  // Read before the values are decoded: a link may be cut within a %.
  let isFramed = false;

  for (const part of withoutSentence(fragment).split("&")) {
    const equals = part.indexOf("=");
    const key = equals < 0 ? part : part.slice(0, equals);
    if (key === START) isFramed = true;
    if (key !== "how" && key !== "room") board.push(part);
    if (part === "") continue;
    const text = equals < 0 ? "" : part.slice(equals + 1);
    const value = decode(text);
    const drop = (reason: DropReason) =>
      dropped.push({ key: shortened(key), reason, value: shortened(value ?? text) });
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
    // A board that has lost its end may be another board, or unsolvable.
    link: isCut ? EMPTY_LINK : { ...link, goals },
    board: board.join("&"),
    dropped: isCut ? [{ key: "", reason: "cut-off" }] : dropped,
    isWhole: isFramed && !isCut,
  };
}

/** Keys of links in the query of the address, where they have no effect. */
export function keysInQuery(query: string): Dropped[] {
  return [...new URLSearchParams(query)]
    .filter(([key]) => key === "goal" || withKey(EMPTY_LINK, key, "") !== "unknown-key")
    .map(([key, value]) => ({ key, reason: "query", value: shortened(value) }));
}

export function shortened(text: string): string {
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text;
}

/** Adds a key to the link, or returns the reason for dropping it. */
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
    case "ghost":
    case "title":
      return { ...link, [key]: value };
    case "day":
      return /^\d{4}(-\d\d){2}$/.test(value) ? { ...link, puzzle: DAY + value } : "value";
    case "greeting":
      return [...value].length > MOST_GREETING ? "too-long" : { ...link, greeting: value.trim() };
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
      const room = placeNamed(value);
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

/** Decodes percent signs only: a `+` is a plus. `null` for bad encoding. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Writes the fragment, without `#` and without defaults. */
export function writeLink(link: Link): string {
  const parts = partsOf(link, START);
  if (parts[0]?.startsWith(START)) parts.push(END);
  return around(parts.join("&"), link);
}

/** The parts of a link that describe the board, in order. `start` is the key of the board. */
export function partsOf(link: Link, start: string): string[] {
  const parts: string[] = [];
  const put = (key: string, value: string | null) => {
    if (value !== null && value !== "") parts.push(`${key}=${encode(value)}`);
  };
  put(start, oneLine(link.board));
  if (link.puzzle.startsWith(DAY)) put("day", link.puzzle.slice(DAY.length));
  else put("puzzle", link.puzzle);
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
  put("greeting", link.greeting);
  put("ghost", link.ghost);
  put("lang", link.lang);
  return parts;
}

/** Adds view and chapter to a fragment of a board. */
export function around(fragment: string, { room, how }: Pick<Link, "room" | "how">): string {
  const parts = fragment === "" ? [] : fragment.split("&");
  const isFramed = parts.at(-1) === END;
  if (isFramed) parts.pop();
  if (room !== "play") parts.push(`room=${room}`);
  if (how !== null) parts.push(how === "" ? "how" : `how=${how}`);
  if (isFramed) parts.push(END);
  return parts.join("&");
}

/**
 * A fragment for other programs: ASCII that every linkifier takes whole, with an end mark, after which `readLink` ignores
 * what a sentence adds.
 */
export function portable(fragment: string): string {
  if (fragment === "") return "";
  const closed = CLOSED.test(fragment) ? fragment : `${fragment}&${END}`;
  // `*`, `_` and `~` are marks in chats, and brackets and full stops end links.
  return closed.replace(/[^A-Za-z0-9%&=/-]/gu, (character) =>
    encodeURIComponent(character).replace(
      /^[^%]$/,
      (ascii) => `%${ascii.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
}

/** A fragment as address bars return it: they encode more characters. */
export function asInBar(fragment: string): string {
  return new URL(`#${fragment}`, "https://example.org").hash.slice(1);
}

/** Writes a board on one line, with `/` for line breaks. */
function oneLine(text: string): string {
  return text.trim().replace(/[ \t]*(?:\r\n|\r|\n)[ \t]*/g, "/");
}

/** Encodes `%`, `&`, `#`, `+`, white space, control characters and lone surrogates. All other characters stay readable. */
function encode(text: string): string {
  // A lone surrogate cannot be encoded and becomes the replacement character.
  const whole = text.replace(/\p{Cs}/gu, "\uFFFD");
  return whole.replace(/[%&#+\s\p{C}]/gu, (character) =>
    // Joiners are part of emoji.
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
