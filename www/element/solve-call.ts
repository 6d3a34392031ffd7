import type { Algorithm, SolveOptions } from "taisou";
import { TaisouError } from "taisou/init";
import type { TaskClient } from "../engine/client";
import type { Task } from "../engine/protocol";
import type { Attribute } from "./attributes";

/** The arguments of the element's `solve()`, which equal those of the package's `solve`. */
export type SolveCall = readonly [
  board?: string | undefined,
  width?: number | undefined,
  algorithm?: Algorithm | undefined,
  options?: (SolveOptions & { readonly signal?: AbortSignal }) | undefined,
];

/** Options that define the puzzle, each with an attribute of the same name. */
const OF_PUZZLE = ["goal", "blank", "same", "blocks", "axis", "gates"] as const;
const OF_SEARCH = ["maxNodes", "maxBytes", "boards"] as const;
/** Options of a call without a board. */
const ALWAYS = ["metric", ...OF_SEARCH, "signal"] as const;
const WITH_BOARD = [...OF_PUZZLE, ...ALWAYS] as const;

/** Sets the attributes of an element to the puzzle of a call. Throws a `TaisouError` for an unknown option. */
export function applyCall(element: HTMLElement, [board, width, , options = {}]: SolveCall): void {
  checkOptions(options, board === undefined ? ALWAYS : WITH_BOARD);
  const { metric } = options;
  if (metric !== undefined) element.setAttribute("metric", metric);
  if (board === undefined) return;
  const given: Partial<Record<Attribute, string>> = {
    board,
    ...(width !== undefined && { width: String(width) }),
    ...Object.fromEntries(OF_PUZZLE.flatMap((name) => textOf(name, options[name]))),
  };
  for (const name of ["puzzle", "label", "moves", "board", "width", ...OF_PUZZLE] as const) {
    const value = given[name];
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

function checkOptions(options: object, expected: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !expected.includes(name));
  if (unknown === undefined) return;
  const message = `unknown option \`${unknown}\`: expected one of ${expected.join(", ")}`;
  throw new TaisouError("unknown-option", message, { option: unknown, expected });
}

/** Separators of several values in an attribute; an empty line between goals. */
const SEPARATORS = { goal: "\n\n", same: ",", blocks: "" } as const;

function textOf(
  name: (typeof OF_PUZZLE)[number],
  value: SolveOptions[(typeof OF_PUZZLE)[number]],
): [name: string, text: string][] {
  if (value === undefined) return [];
  if (typeof value === "string") return [[name, value]];
  const parts = value.map((part) => (typeof part === "string" ? part : part.join("")));
  return [[name, parts.join(SEPARATORS[name as keyof typeof SEPARATORS])]];
}

/** A client whose tasks receive the method and the limits of `call()`. */
export function withCallOptions(client: TaskClient, call: () => SolveCall): TaskClient {
  return {
    ...client,
    start(task) {
      const [, , algorithm, options = {}] = call();
      const ofSearch = Object.fromEntries(
        OF_SEARCH.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
      );
      const asked = { ...task, ...(algorithm !== undefined && { algorithm }) };
      return client.start({ ...asked, options: { ...task.options, ...ofSearch } } as Task);
    },
  };
}
