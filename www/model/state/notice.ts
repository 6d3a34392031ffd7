import type { ErrorCode } from "taisou";
import type { Details } from "../../engine/protocol";
import type { ForeignFault } from "../foreign/foreign";
import type { Dropped } from "../link/link";
import type { PastedMoves } from "../link/pasted-moves";
import type { Problem } from "../puzzle/puzzle";
import type { Assumed } from "../puzzle/read-pasted";

/** What ends or replaces the player's game. */
export type RiskyCommand = "solve" | "restart" | "scramble";

/** What the page has to say besides results, until it is dismissed or overtaken. */
export type Notice =
  | { readonly kind: "copied" }
  /** A key would end or replace the game while the clock runs: pressed again, it does. */
  | { readonly kind: "pressAgain"; readonly command: RiskyCommand }
  /** There is no move to take back. */
  | { readonly kind: "nothingUndone" }
  | { readonly kind: "copyFailed"; readonly text: string }
  | { readonly kind: "dropped"; readonly dropped: readonly Dropped[] }
  | { readonly kind: "replaced" }
  /** The board was mixed, which can be undone. */
  | { readonly kind: "scrambled" }
  | { readonly kind: "loadFailed"; readonly message: string }
  /** The browser does not run the modules. */
  | { readonly kind: "noWebAssembly" }
  /** The words of another language could not be had. */
  | { readonly kind: "languageFailed" }
  /** A board was pasted, and what was taken for granted. */
  | {
      readonly kind: "pasted";
      /** It was opened, and not only written into the start. */
      readonly isNew: boolean;
      readonly size: Assumed | null;
      readonly isGoalGone: boolean;
    }
  /** What was pasted onto the page are moves: what is to be done with them? */
  | { readonly kind: "pastedMoves"; readonly pasted: PastedMoves }
  /** What was pasted onto the page is no board; `null`: nor anything like it. */
  | { readonly kind: "notBoard"; readonly problem: Problem | null }
  /** What was pasted is longer than any board. */
  | { readonly kind: "tooLarge"; readonly bytes: number }
  /** What was pasted was written for another program, and cannot be used. */
  | { readonly kind: "foreign"; readonly fault: ForeignFault }
  /** The module did not take what was asked, which only a fault of the page can bring about. */
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly details: Details }
  /** The module has panicked; nothing can be asked of it any more. */
  | { readonly kind: "broken" };
