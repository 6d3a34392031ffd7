import { useState } from "preact/hooks";
import { DoorPicture } from "../features/make/DoorPicture";
import type { PresetTexts } from "../features/make/ja";
import { Preview } from "../features/make/Preview";
import { DOORS, type Door } from "../model/link/rooms";
import { isSeries } from "../model/puzzle/follow";
import { Lazily } from "../shell/Lazily";
import type { WordedRoomProps } from "../shell/with-words";
import { Button } from "../ui/Button";
import { behind } from "./door-parts";

import "../features/make/make.css";

/** Where puzzles are made: of one thing at a time. */
export function MakeRoom(props: WordedRoomProps<PresetTexts>) {
  const { app, state, words: p } = props;
  const { puzzle } = state;
  // Who comes with a board of numbers goes on with that, for as long as nothing else is chosen.
  const [fitting] = useState<Door>(() =>
    puzzle !== null && isSeries(puzzle) ? "symbols" : "word",
  );
  const open = state.door ?? fitting;
  return (
    <section class="card make" aria-labelledby="make-heading">
      <h2 id="make-heading">{p.question}</h2>
      <div class="doors">
        {DOORS.map((door) => (
          <Button
            key={door}
            expanded={door === open}
            onClick={() =>
              app.store.dispatch({ type: "unfolded", door: door === open ? "none" : door })
            }
          >
            <DoorPicture {...{ door, p }} />
            {p.doors[door]}
          </Button>
        ))}
      </div>
      {open !== "none" && (
        <div class={`door door-${open}`}>
          <Lazily key={open} view={props} load={behind[open]} />
        </div>
      )}
      {/* What is composed says its own length, and a word has it under its field. */}
      {open !== "compose" && open !== "word" && <Preview {...props} />}
    </section>
  );
}
