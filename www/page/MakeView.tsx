import "../features/make/make.css";
import "./make-view.css";
import { useRef, useState } from "preact/hooks";
import type { PresetTexts } from "../features/make/ja";
import { Preview } from "../features/make/Preview";
import { SectionPicture } from "../features/make/SectionPicture";
import { DOORS, MORE_WAYS, type Section } from "../model/link/views";
import { isSeries } from "../model/puzzle/follow";
import { Lazily } from "../shell/Lazily";
import type { WordedToolProps } from "../shell/with-words";
import { Button } from "../ui/Button";
import { behind } from "./section-parts";

/** Ways to make a puzzle, one section open at a time. */
export function MakeView(props: WordedToolProps<PresetTexts>) {
  const { app, state, words: p } = props;
  const kana = props.t.simple.make && "ja-Hira";
  // Fits the puzzle on the page until the user chooses a section.
  const [fitting] = useState<Section>(() =>
    state.puzzle !== null && isSeries(state.puzzle) ? "symbols" : "word",
  );
  const open = state.section ?? fitting;
  const card = useRef<HTMLElement>(null);

  function unfold(section: Section): void {
    app.store.dispatch({ type: "unfolded", section: section === open ? "none" : section });
  }

  return (
    <section class="card make" lang={kana} aria-labelledby="make-heading" ref={card}>
      <h2 id="make-heading" class="visually-hidden">
        {p.question}
      </h2>
      <div class="sections">
        {DOORS.map((section) => (
          <Button
            key={section}
            class="option"
            expanded={section === open}
            onClick={() => unfold(section)}
          >
            <SectionPicture door={section} p={p} />
            {p.sections[section]}
          </Button>
        ))}
      </div>
      {open !== "none" && (
        <div class={`section stack section-${open}`}>
          <Lazily key={open} view={props} load={behind[open]} />
        </div>
      )}
      {/* Composed boards, words and layouts show their length themselves. */}
      {open !== "compose" && open !== "word" && open !== "layout" && <Preview {...props} />}
      <fieldset class="choices more-ways">
        <legend>{p.moreWays}</legend>
        {MORE_WAYS.map((section) => (
          <Button
            key={section}
            expanded={section === open}
            onClick={() => {
              unfold(section);
              // The section opens above its button.
              card.current?.scrollIntoView({ block: "start" });
            }}
          >
            {p.sections[section]}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}
