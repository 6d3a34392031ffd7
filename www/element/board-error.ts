import type { ErrorCode } from "taisou";
import { TaisouError } from "taisou/init";
import type { CrashCause, Details } from "../engine/protocol";
import type { Lang } from "../model/lang";
import type { Words } from "./words";

/** Why there is nothing to play, or not all that was wanted. */
export type BoardError =
  /** The module objects to an attribute. */
  | { readonly code: ErrorCode; readonly details: Details }
  /** The collection has no puzzle of this name. */
  | { readonly code: "unknown-puzzle"; readonly details: { readonly puzzle: string } }
  /** Something that was to be fetched could not be had. */
  | { readonly code: "not-loaded"; readonly details: { readonly message: string } }
  /** A search or the module of the rules has failed. */
  | { readonly code: "crashed"; readonly details: { readonly why: CrashCause } };

/** What a script or a module that could not be fetched comes to. */
export function asNotLoaded(error: unknown): BoardError {
  return { code: "not-loaded", details: { message: String(error) } };
}

/** The error that a call of the element rejects with. */
export function failure(trouble: BoardError | null): TaisouError {
  const { code, details } = trouble ?? { code: "no-board", details: {} };
  return new TaisouError(code, `taisou-board: ${code} ${JSON.stringify(details)}`, details);
}

/** Fetches what it is said with. */
export async function loadWordsFor(words: Words, trouble: BoardError, lang: Lang): Promise<void> {
  const own = ["unknown-puzzle", "not-loaded", "crashed"].includes(trouble.code);
  await (own ? words.board : words.errors).loadIn(lang);
}

/** The same as a sentence; its words are there. */
export function sentenceOf(words: Words, trouble: BoardError, lang: Lang): string {
  switch (trouble.code) {
    case "unknown-puzzle":
      return words.board.in(lang).unknownPuzzle(trouble.details.puzzle);
    case "not-loaded":
      return words.board.in(lang).loadFailed;
    case "crashed":
      return words.board.in(lang).broken;
    default:
      return words.errors.in(lang)[trouble.code](trouble.details);
  }
}
