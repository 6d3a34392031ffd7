import type { ErrorCode } from "taisou";
import type { Details } from "../../engine/protocol";
import type { ForeignFault } from "../foreign/foreign";
import type { Dropped } from "../link/link";
import type { PastedMoves } from "../link/pasted-moves";
import type { Problem } from "../puzzle/puzzle";
import type { Assumed } from "../puzzle/read-pasted";

/** A message of the page, until the player dismisses it or another replaces it. */
export type Notice =
  | { readonly kind: "copied" }
  /** While the clock runs, the key of a command that ends the game has to be pressed twice. */
  | { readonly kind: "pressAgain"; readonly command: "solve" | "restart" | "scramble" }
  | { readonly kind: "nothingUndone" }
  | { readonly kind: "copyFailed"; readonly text: string }
  | { readonly kind: "dropped"; readonly dropped: readonly Dropped[] }
  | { readonly kind: "replaced" }
  | { readonly kind: "scrambled" }
  | { readonly kind: "loadFailed"; readonly message: string }
  | { readonly kind: "noWebAssembly" }
  | { readonly kind: "languageFailed" }
  /** A board was pasted; with the assumptions made in reading it. */
  | {
      readonly kind: "pasted";
      /** It was opened as a puzzle, not only written into the start field. */
      readonly isNew: boolean;
      readonly size: Assumed | null;
      readonly isGoalGone: boolean;
    }
  /** Moves were pasted; asks what to do with them. */
  | { readonly kind: "pastedMoves"; readonly pasted: PastedMoves }
  /** The pasted text is not a board; `null` if it does not even resemble one. */
  | { readonly kind: "notBoard"; readonly problem: Problem | null }
  | { readonly kind: "tooLarge"; readonly bytes: number }
  | { readonly kind: "foreign"; readonly fault: ForeignFault }
  /** The module refused a call. Only a fault of the page can cause this. */
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly details: Details }
  /** The module panicked and cannot be used any more. */
  | { readonly kind: "broken" };
