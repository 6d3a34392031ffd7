import { langOfSymbol } from "../../board/symbol";
import { directionOf } from "../../model/play/direction";
import type { Answer, Gesture } from "../../model/play/play";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import type { CheckTexts } from "./ja";
import type { PlayedMoves } from "./solution-moves";

interface Props extends ViewProps {
  readonly k: CheckTexts;
  readonly way: PlayedMoves;
  readonly losses: readonly (number | null)[];
  /** The best ways from before moves that lost, by how many moves were made before. */
  readonly better: ReadonlyMap<number, Answer>;
  readonly onReplay: (answer: Answer) => void;
}

/** At each move that lost, what would have been best there, and how it would have gone on. */
export function Better({ state, k, way, losses, better, onReplay }: Props) {
  if (better.size === 0) return null;
  const rows = [...better].sort(([one], [other]) => one - other);
  return (
    <section class="better" aria-labelledby="better-heading">
      <h3 id="better-heading">{k.lostHeading}</h3>
      <ul>
        {rows.map(([made, answer]) => (
          <li key={made}>
            <span class="note">{k.moveNumber(made + 1)}</span>
            <GestureText gesture={way.gestures[made]} k={k} width={way.puzzle.width} />
            <span class="minus">{k.minus(losses[made] ?? 0)}</span>
            <span>{k.betterIs}</span>
            <GestureText gesture={answer.turns[0]} k={k} width={way.puzzle.width} best />
            {state.search.phase === "idle" && (
              <Button name={k.bestEndingFrom(made + 1)} onClick={() => onReplay(answer)}>
                <Icon name="play" />
                {k.bestEnding}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GestureTextProps {
  readonly gesture: Gesture | undefined;
  readonly k: CheckTexts;
  readonly width: number;
  readonly best?: boolean;
}

/** What was moved, and which way. */
function GestureText({ gesture, k, width, best = false }: GestureTextProps) {
  const last = gesture?.moves.at(-1);
  if (gesture === undefined || last === undefined) return null;
  // A block is named once, however far it goes.
  const symbols = [...new Set(gesture.moves.map(({ symbol }) => symbol))].join("");
  const direction = directionOf(last, width);
  return (
    <span class={best ? "made best" : "made"}>
      <span class="unseen">{k.made(symbols, direction)}</span>
      <span aria-hidden="true" lang={langOfSymbol(symbols) ?? undefined}>
        {symbols}
      </span>
      <Icon name={direction} />
    </span>
  );
}
