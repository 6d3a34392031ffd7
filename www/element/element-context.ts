import type { ComponentChildren, ComponentType } from "preact";
import type { BoardTexts } from "../i18n/board-ja";
import type { Answer, Live } from "../model/play/play";
import type { PlayerProps } from "../shell/view-props";
import type { Control } from "./attributes";
import type { BoardError } from "./board-error";
import type { Adopt } from "./sheets";
import type { Words } from "./words";

/** State of an element apart from its board. */
export interface ElementContext {
  readonly words: Words;
  /** The texts of some language are loaded. */
  readonly hasTexts: boolean;
  readonly controls: ReadonlySet<Control>;
  readonly error: BoardError | null;
  /** Views of searches and replays, once they are fetched. */
  readonly parts: {
    readonly Transport: ComponentType<PlayerProps>;
    readonly LiveLine: ComponentType<{ readonly live: Live; readonly t: BoardTexts }>;
    readonly adoptSheet: Adopt;
    searchLine(props: ElementProps): ComponentChildren;
  } | null;
  /** The answer made of the attribute `moves`, which no search has found. */
  readonly given: Answer | null;
}

export interface ElementProps extends PlayerProps {
  readonly context: ElementContext;
}
