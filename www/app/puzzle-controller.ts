import type { Algorithm, Metric, ReadMoves } from "taisou";
import type { Rules } from "../engine/rules";
import type { Place } from "../model/link/chapters";
import { type Dropped, type Link, MOST_MOVES, type ReadLink, readLink } from "../model/link/link";
import { firstMoves } from "../model/link/notation";
import { asClicks, gesturesOf } from "../model/play/answer";
import type { Gesture } from "../model/play/play";
import { boardsAlong, withExchanged } from "../model/puzzle/boards";
import { type Entry, LANDING } from "../model/puzzle/entry";
import { fieldsOf } from "../model/puzzle/listed";
import type { FieldName, Fields, Puzzle, Reading } from "../model/puzzle/puzzle";
import { joinGoals, readFields, readStart, withStart } from "../model/puzzle/read";
import { guessedWidth, readPasted, readPastedBoard } from "../model/puzzle/read-pasted";
import { howOf, obstacle } from "../model/state/selectors";
import type { Store } from "../model/state/store";
import type { EntryState } from "../platform/address";
import { randomSeed } from "../platform/random";
import type { Shelf } from "./collection";

/** The moves that come with a link. */
type Played = Pick<EntryState, "moves" | "byHand" | "millis">;

/** Ways in which another puzzle comes onto the page. */
export interface Opening {
  /** A field was typed into, outside any IME composition. */
  type(field: FieldName, text: string): void;
  /** The puzzle was drawn: several fields at once. */
  draw(fields: Fields): void;
  entry(entry: Entry): void;
  scramble(): void;
  /** A board that somebody has put together, which stands at its goal; mixed at once if so wished. */
  made(fields: Fields, mixed: boolean): void;
  /** A board was pasted in place of all of the start. */
  pastedStart(text: string): void;
  /** A board was pasted onto the page. */
  pasted(text: string): void;
  /** A board that the module has made, in a puzzle like this but for its start and title. */
  board(board: string, fields: Fields): void;
  /** The tiles on these two cells of the start change places. */
  exchange(cells: readonly [number, number]): void;
  /** Fetches the collection if this link needs it; `null` if nothing has to be waited for. */
  prepare(fragment: string): Promise<void> | null;
  /** @param played What the history entry remembers, which is more than the link says. */
  link(fragment: string, played: Played | null): void;
  /** Only what a link says of "how it works": its board is on the page. */
  place(fragment: string): void;
}

export function createOpening(store: Store, rules: Rules, shelf: Shelf): Opening {
  function opened(fields: Fields): void {
    const reading = readFields(rules, fields);
    if (reading !== null) store.dispatch({ type: "opened", fields, reading, gestures: [] });
  }

  function draw(fields: Fields): void {
    const reading = readFields(rules, fields);
    if (reading !== null) store.dispatch({ type: "edited", fields, reading });
  }

  function mixed({ board, width, options }: Puzzle): string | null {
    return rules.scramble(board, width, randomSeed(), options);
  }

  /** The same puzzle from another start. */
  function restart(anew: (puzzle: Puzzle) => string | null): void {
    const { puzzle, fields } = store.state();
    if (puzzle === null || obstacle(store.state()) !== null) return;
    const board = anew(puzzle);
    if (board !== null) opened(withStart(rules, fields, board, puzzle.width));
  }

  return {
    type(field, text) {
      const typed: Fields = { ...store.state().fields, [field]: text };
      if (field !== "start") {
        draw(typed);
        return;
      }
      const read = readStart(rules, typed);
      if (read !== null) store.dispatch({ type: "edited", ...read });
    },

    draw,

    entry(entry) {
      const fields = fieldsOf(entry);
      const reading = readFields(rules, fields);
      if (reading === null) return;
      store.dispatch({ type: "opened", fields, reading, gestures: [], entry });
    },

    scramble() {
      restart(mixed);
    },

    exchange(cells) {
      restart(({ start }) => withExchanged(start, cells));
    },

    made(fields, mixes) {
      const puzzle = readFields(rules, fields)?.puzzle ?? null;
      if (puzzle === null) return;
      const board = mixes ? mixed(puzzle) : null;
      opened(board === null ? fields : withStart(rules, fields, board, puzzle.width));
    },

    pastedStart(text) {
      const read = readPasted(rules, store.state().fields, text);
      if (read === null) return;
      const { fields, reading, size, isGoalGone } = read;
      store.dispatch({ type: "edited", fields, reading });
      if (size === null && !isGoalGone) return;
      store.dispatch({
        type: "notice",
        notice: { kind: "pasted", isNew: false, size, isGoalGone },
      });
    },

    pasted(text) {
      const read = readPastedBoard(rules, store.state().fields, text);
      if (read === null) return;
      const { fields, reading, size } = read;
      const [problem] = reading.problems;
      if (reading.puzzle === null || problem !== undefined) {
        if (problem === undefined) return;
        store.dispatch({ type: "notice", notice: { kind: "notBoard", problem } });
        return;
      }
      store.dispatch({ type: "opened", fields, reading, gestures: [] });
      const notice = { kind: "pasted", isNew: true, size, isGoalGone: false } as const;
      store.dispatch({ type: "notice", notice });
    },

    board(board, fields) {
      const rows = { ...fields, start: board, width: "" };
      const width = readFields(rules, rows)?.puzzle?.width;
      if (width === undefined) return;
      opened({ ...withStart(rules, fields, board, width), title: "" });
    },

    prepare(fragment) {
      if (shelf.now !== null || !namesPuzzle(readLink(fragment, []).link)) return null;
      // Without the collection the link is opened all the same, and what is missing is said.
      return shelf.load().then(
        () => {},
        () => {},
      );
    },

    link(fragment, played) {
      const algorithms = (rules.algorithms() ?? []).map(({ name }) => name);
      open(store, rules, shelf, readLink(fragment, algorithms), played);
    },

    place(fragment) {
      showPlace(store, readLink(fragment, []).link.how);
    },
  };
}

/** Whether a link means a puzzle of the collection; a board that it gives is what counts. */
function namesPuzzle({ board, puzzle }: Link): boolean {
  return board.trim() === "" && puzzle !== "";
}

function open(
  store: Store,
  rules: Rules,
  shelf: Shelf,
  { link, dropped }: ReadLink,
  played: Played | null,
): void {
  const problems = [...dropped];
  const given = link.board.trim() !== "";
  const named = namesPuzzle(link)
    ? shelf.now?.entries.find(({ id }) => id === link.puzzle)
    : undefined;
  // A link without a board opens the landing puzzle, with whatever else it says.
  const entry = given ? undefined : (named ?? LANDING);
  if (!given) problems.push(...withoutBoard(link));
  if (link.puzzle !== "" && named === undefined) {
    const reason = given ? "board-given" : shelf.now === null ? "no-collection" : "unknown-puzzle";
    problems.push({ key: "puzzle", reason, from: link.puzzle.slice(0, 40) });
  }
  const fields =
    entry === undefined ? fieldsOfLink(link) : { ...fieldsOf(entry), title: link.title };
  const start = readStart(rules, fields);
  if (start === null) return;
  const { fields: settled, reading: read } = start;
  const reading = read.puzzle === null ? salvaged(rules, settled, read) : read;
  const settings: { algorithm: Algorithm; metric: Metric } = {
    algorithm: link.alg ?? "auto",
    metric: link.metric ?? "step",
  };
  const { gestures, trouble } = readGestures(
    rules,
    reading.puzzle,
    played ?? { moves: link.moves, byHand: false },
  );
  if (trouble !== null) problems.push(trouble);
  store.dispatch({
    type: "opened",
    fields: settled,
    reading,
    gestures,
    ...(entry === undefined ? {} : { entry }),
    ...settings,
    linkLang: link.lang,
    ...(played?.millis === undefined ? {} : { millis: played.millis }),
  });
  showPlace(store, link.how);
  if (problems.length > 0) {
    store.dispatch({ type: "notice", notice: { kind: "dropped", dropped: problems } });
  }
}

/**
 * What can be shown of a link whose board cannot be read as it says: the same board without one of the settings. What is to
 * be corrected stays.
 */
function salvaged(rules: Rules, fields: Fields, { problems }: Reading): Reading {
  const widths = { ...fields, width: guessedWidth(rules, { ...fields, width: "" }) ?? "" };
  const without = SETTINGS.filter((name) => fields[name] !== "").map((name) => ({
    ...fields,
    [name]: "",
  }));
  for (const part of [widths, ...without]) {
    const puzzle = readFields(rules, part)?.puzzle ?? null;
    if (puzzle !== null) return { puzzle, problems };
  }
  return { puzzle: null, problems };
}

const SETTINGS = ["blank", "blocks", "axis", "gates"] as const;

/** Opens "how it works" where a link says, or closes it where none says so. */
function showPlace(store: Store, how: Place | null): void {
  if (how !== null) store.dispatch({ type: "explained", chapter: how });
  else if (howOf(store.state()) !== null) store.dispatch({ type: "dialog", dialog: null });
}

/** What a link says about a board that it does not give. */
function withoutBoard({ goals, w, blank, same, blocks, axis, gates }: Link): Dropped[] {
  const given = {
    goal: goals.length > 0,
    w: w !== "",
    blank: blank !== "",
    same: same.length > 0,
    blocks: blocks !== "",
    axis: axis !== null,
    gates: gates !== "",
  };
  return Object.entries(given)
    .filter(([, is]) => is)
    .map(([key]) => ({ key, reason: "no-board" }));
}

function fieldsOfLink(link: Link): Fields {
  return {
    start: link.board,
    goal: joinGoals(link.goals),
    width: link.w,
    blank: link.blank,
    same: link.same.join(","),
    blocks: link.blocks,
    axis: link.axis ?? "",
    gates: link.gates,
    title: link.title,
  };
}

interface ReadGestures {
  readonly gestures: readonly Gesture[];
  /** What the page has to say about them. */
  readonly trouble: Dropped | null;
}

/** The moves in a link as gestures: as many as can be played on this board. */
function readGestures(
  rules: Rules,
  puzzle: Puzzle | null,
  { moves: text, byHand }: Played,
): ReadGestures {
  const nothing = (reason: Dropped["reason"]): ReadGestures => ({
    gestures: [],
    trouble: { key: "moves", reason },
  });
  if (text.trim() === "") return { gestures: [], trouble: null };
  if (puzzle === null) return nothing("unreadable");
  if (text.length > MOST_MOVES) return nothing("too-long");
  const { width, start } = puzzle;
  const { read, bad } = readMoves(rules, puzzle, text);
  if (read === null) return nothing("unreadable");
  const moves = asClicks(read.moves, width);
  return {
    gestures: gesturesOf(moves, boardsAlong(start, moves), byHand),
    trouble: bad === null ? null : { key: "moves", reason: "cut", from: bad },
  };
}

/** The moves of a text up to the first one that cannot be made, and that one. */
function readMoves(
  rules: Rules,
  { board, width, options }: Puzzle,
  text: string,
): { read: ReadMoves | null; bad: string | null } {
  const whole = rules.readMoves(board, width, text, options);
  if (whole.ok !== null) return { read: whole.ok, bad: null };
  const { at, found } = whole.refusal?.details ?? {};
  if (whole.refusal?.code !== "bad-moves" || typeof at !== "number" || at === 0) {
    return { read: null, bad: null };
  }
  const good = rules.readMoves(board, width, firstMoves(text, at), options);
  return { read: good.ok, bad: String(found) };
}
