import { showBoard } from "../../shell/show-board";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import type { PresetTexts } from "./ja";
import { boardWith } from "./preset-board";
import { symbolsOf } from "./symbols";

const SIZES = [
  [2, 2],
  [3, 2],
  [3, 3],
] as const;

/** Small puzzles with pictures, for players who do not read yet. */
export function EmojiBoards({ app, words: p }: WordedProps<PresetTexts>) {
  return (
    <section class="stack" aria-labelledby="emoji-boards">
      <h2 id="emoji-boards">{p.emojiBoards}</h2>
      <div class="row">
        {SIZES.map(([width, height]) => {
          const symbols = symbolsOf("emoji", width * height - 1) ?? [];
          return (
            <Button
              key={width * height}
              name={`${p.emojiBoards} ${width}×${height}`}
              onClick={() => {
                app.puzzle.made(boardWith(app.rules, symbols, width, height), true);
                showBoard();
              }}
            >
              {symbols.slice(0, 3).join(" ")} {width}×{height}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
