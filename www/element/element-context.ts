import type { ComponentChildren, ComponentType } from "preact";
import type { BoardTexts } from "../i18n/board-ja";
import type { PlayerProps } from "../kit/view-props";
import type { Answer, Live } from "../model/play/play";
import type { Control } from "./attributes";
import type { BoardError } from "./board-error";
import type { Words } from "./words";

/** What is around the board, which is no part of playing. */
export interface ElementContext {
  readonly words: Words;
  /** Whether there are words to show anything with. */
  readonly worded: boolean;
  readonly controls: ReadonlySet<Control>;
  readonly trouble: BoardError | null;
  /** What shows searches and replays, once it was fetched. */
  readonly parts: {
    readonly Transport: ComponentType<PlayerProps>;
    readonly LiveLine: ComponentType<{ readonly live: Live; readonly t: BoardTexts }>;
    /** Its styles. */
    sheet(): CSSStyleSheet;
    searchLine(props: ElementProps): ComponentChildren;
  } | null;
  /** The moves that are stepped through are those of the attribute: nobody has searched for them. */
  readonly given: Answer | null;
}

/** What the parts of the element are drawn from. */
export interface ElementProps extends PlayerProps {
  readonly around: ElementContext;
}
