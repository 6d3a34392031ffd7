import type { ComponentChildren } from "preact";
import { CHAPTERS, type Chapter as Name } from "../../model/link/chapters";
import type { HowProps } from "./how-props";

interface Props extends Pick<HowProps, "h"> {
  readonly name: Name;
  /** Content between the first and last words: the boards. */
  readonly children: ComponentChildren;
  /** Content at the very end. */
  readonly coda?: ComponentChildren;
}

/** A chapter: what to know before one moves the board, the board, and what to make of it. */
export function Chapter({ h, name, children, coda }: Props) {
  const { title, before, after } = h.chapters[name];
  return (
    <section class="how-chapter" aria-labelledby={idOf(name)}>
      <h3 id={idOf(name)} tabIndex={-1}>
        {CHAPTERS.indexOf(name) + 1}. {title}
      </h3>
      <div class="how-before">
        {before.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {children}
      <div class="how-after">
        {after.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {coda !== undefined && <div class="how-coda">{coda}</div>}
    </section>
  );
}

/** The heading of a chapter; addresses are the page's own, so this is no link's target. */
export function idOf(name: Name): string {
  return `how-${name}`;
}
