import { useState } from "preact/hooks";
import type { PresetTexts } from "../features/make/ja";
import { Preview } from "../features/make/Preview";
import { SectionPicture } from "../features/make/SectionPicture";
import { SECTIONS, type Section } from "../model/link/views";
import { isSeries } from "../model/puzzle/follow";
import { Lazily } from "../shell/Lazily";
import type { WordedToolProps } from "../shell/with-words";
import { Button } from "../ui/Button";
import { behind } from "./section-parts";

import "../features/make/make.css";

/** Ways to make a puzzle, one section open at a time. */
export function MakeView(props: WordedToolProps<PresetTexts>) {
  const { app, state, words: p } = props;
  const { puzzle } = state;
  // Fits the puzzle on the page until the user chooses a section.
  const [fitting] = useState<Section>(() =>
    puzzle !== null && isSeries(puzzle) ? "symbols" : "word",
  );
  const open = state.section ?? fitting;
  return (
    <section class="card make" aria-labelledby="make-heading">
      <h2 id="make-heading">{p.question}</h2>
      <div class="sections">
        {SECTIONS.map((section) => (
          <Button
            key={section}
            expanded={section === open}
            onClick={() =>
              app.store.dispatch({ type: "unfolded", section: section === open ? "none" : section })
            }
          >
            <SectionPicture {...{ section, p }} />
            {p.sections[section]}
          </Button>
        ))}
      </div>
      {open !== "none" && (
        <div class={`section section-${open}`}>
          <Lazily key={open} view={props} load={behind[open]} />
        </div>
      )}
      {/* Composed boards and words show their length themselves. */}
      {open !== "compose" && open !== "word" && <Preview {...props} />}
    </section>
  );
}
