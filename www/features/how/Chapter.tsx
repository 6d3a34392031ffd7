import type { ComponentChildren } from "preact";
import type { BackgroundWorker } from "../../engine/background-worker";
import type { Rules } from "../../engine/rules";
import type { ToolTexts } from "../../i18n/tools/ja";
import { CHAPTERS, type Chapter as Name } from "../../model/link/chapters";
import type { DemoState } from "./demo";
import type { HowTexts } from "./ja";
import type { QuestionQueue } from "./question-queue";

export interface ChapterProps {
  readonly rules: Rules;
  readonly t: ToolTexts;
  readonly h: HowTexts;
  /** Solves the boards of demos. */
  readonly queue: QuestionQueue;
  /** Leaves the explanations for the main page, with the board of a demo. */
  readonly onOpen: (now: DemoState) => void;
}

export interface LongChapterProps extends ChapterProps {
  readonly createWorker: () => BackgroundWorker;
}

interface Props {
  readonly h: HowTexts;
  readonly name: Name;
  /** The board, between `before` and `after`. */
  readonly children: ComponentChildren;
  /** Follows `after`. */
  readonly coda?: ComponentChildren;
}

/** A chapter: text, a movable board, and more text. */
export function Chapter({ h, name, children, coda }: Props) {
  const { title, before, after } = h.chapters[name];
  return (
    <section class="how-chapter" aria-labelledby={idOf(name)}>
      <h3 id={idOf(name)} tabIndex={-1}>
        {CHAPTERS.indexOf(name) + 1}. {title}
      </h3>
      <div class="how-before">{paragraphs(before)}</div>
      {children}
      <div class="how-after">{paragraphs(after)}</div>
      {coda !== undefined && <div class="how-coda">{coda}</div>}
    </section>
  );
}

function paragraphs(texts: readonly string[]) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** The id of a chapter's heading. Links cannot use it, because the page parses the fragment itself. */
export function idOf(name: Name): string {
  return `how-${name}`;
}
