import { MiniBoard } from "../../board/MiniBoard";
import type { HowTexts } from "./ja";
import type { QueuedPosition } from "./queue-search";

interface Props {
  readonly words: HowTexts;
  readonly now: QueuedPosition | undefined;
  readonly waiting: readonly QueuedPosition[];
}

/** The position that the last step expanded, and the first ones of the queue. */
export function QueueView({ words, now, waiting }: Props) {
  return (
    <ol class="watch-queue">
      {words.places.map((place, index) => {
        const position = [now, ...waiting][index];
        return (
          <li key={place}>
            {place}
            {position !== undefined && (
              <>
                <div class="board-frame">
                  <MiniBoard board={position.parsed} />
                </div>
                <span class="visually-hidden">{position.parsed.board.replaceAll("/", " / ")}</span>
                <p>
                  g {position.g} h {position.h}
                </p>
                <strong>f {position.f}</strong>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
