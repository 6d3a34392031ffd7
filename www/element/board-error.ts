import type { ErrorCode } from "taisou";
import { TaisouError } from "taisou/init";
import type { CrashCause, Details } from "../engine/protocol";
import type { Lang } from "../model/lang";
import type { Words } from "./words";

/** The reason why there is no board, or an attribute has no effect. */
export type BoardError =
  /** The module rejects an attribute. */
  | { readonly code: ErrorCode; readonly details: Details }
  | { readonly code: "unknown-puzzle"; readonly details: { readonly puzzle: string } }
  /** A script or a module could not be fetched. */
  | { readonly code: "not-loaded"; readonly details: { readonly message: string } }
  /** A search or the rules module has failed. */
  | { readonly code: "crashed"; readonly details: { readonly why: CrashCause } };

export function notLoaded(error: unknown): BoardError {
  return { code: "not-loaded", details: { message: String(error) } };
}

export function failure(error: BoardError | null): TaisouError {
  const { code, details } = error ?? { code: "no-board", details: {} };
  return new TaisouError(code, `taisou-board: ${code} ${JSON.stringify(details)}`, details);
}

export async function loadWordsFor(words: Words, error: BoardError, lang: Lang): Promise<void> {
  const own = ["unknown-puzzle", "not-loaded", "crashed"].includes(error.code);
  await (own ? words.board : words.errors).loadIn(lang);
}

/** The error as a sentence, after `loadWordsFor`. */
export function sentenceOf(words: Words, error: BoardError, lang: Lang): string {
  switch (error.code) {
    case "unknown-puzzle":
      return words.board.in(lang).unknownPuzzle(error.details.puzzle);
    case "not-loaded":
      return words.board.in(lang).loadFailed;
    case "crashed":
      return words.board.in(lang).broken;
    default:
      return words.errors.in(lang)[error.code](error.details);
  }
}
