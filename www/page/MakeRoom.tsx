import { DoorPicture } from "../features/make/DoorPicture";
import type { PresetTexts } from "../features/make/ja";
import { Preview } from "../features/make/Preview";
import { Button } from "../kit/Button";
import { Lazily } from "../kit/Lazily";
import type { WordedProps } from "../kit/with-words";
import { DOORS } from "../model/link/rooms";
import { behind } from "./door-parts";

import "../features/make/make.css";

/** Where puzzles are made: of one thing at a time. */
export function MakeRoom(props: WordedProps<PresetTexts>) {
  const { app, state, words: p } = props;
  const { door: open } = state;
  return (
    <section class="card make" aria-labelledby="make-heading">
      <h2 id="make-heading">{p.question}</h2>
      <div class="doors">
        {DOORS.map((door) => (
          <Button
            key={door}
            expanded={door === open}
            onClick={() =>
              app.store.dispatch({ type: "unfolded", door: door === open ? null : door })
            }
          >
            <DoorPicture {...{ door, p }} />
            {p.doors[door]}
          </Button>
        ))}
      </div>
      {open !== null && (
        <section class={`door door-${open}`} aria-label={p.doors[open]}>
          <Lazily key={open} view={props} load={behind[open]} />
        </section>
      )}
      {/* What is composed says its own length. */}
      {open !== "compose" && <Preview {...props} />}
    </section>
  );
}
