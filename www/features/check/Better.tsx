import "./better.css";
import type { Answer, Gesture } from "../../model/play/play";
import { Button } from "../../ui/Button";
import type { CheckTexts } from "./ja";
import { MovedSymbols, movedBy } from "./Steps";
import type { PlayedMoves } from "./solution-moves";

interface Props {
  readonly k: CheckTexts;
  readonly played: PlayedMoves;
  readonly losses: readonly (number | null)[];
  /** Shortest solutions from before the moves that lost, by the index of the move. */
  readonly better: ReadonlyMap<number, Answer>;
  readonly canReplay: boolean;
  readonly onReplay: (answer: Answer) => void;
}

/** For each move that lost, the best move instead, with a button that replays the rest. */
export function Better({ k, played, losses, better, canReplay, onReplay }: Props) {
  if (better.size === 0) return null;
  const rows = [...better].sort(([one], [other]) => one - other);
  return (
    <section class="stack better" aria-labelledby="better-heading">
      <h3 id="better-heading">{k.lostHeading}</h3>
      <ul>
        {rows.map(([made, answer]) => (
          <li key={made}>
            <span class="note">{k.moveNumber(made + 1)}</span>
            <GestureText gesture={played.gestures[made]} k={k} width={played.puzzle.width} />
            <span class="move-minus">{k.minus(losses[made] ?? 0)}</span>
            <span>{k.betterIs}</span>
            <GestureText gesture={answer.turns[0]} k={k} width={played.puzzle.width} best />
            {canReplay && (
              <Button
                class="small"
                icon="play"
                name={k.bestEndingFrom(made + 1)}
                onClick={() => onReplay(answer)}
              >
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

function GestureText({ gesture, k, width, best = false }: GestureTextProps) {
  const moved = movedBy(gesture?.moves ?? [], width);
  if (moved === null) return null;
  return (
    <span class={best ? "checked-move best" : "checked-move"}>
      <span class="visually-hidden">{k.made(moved.symbols, moved.direction)}</span>
      <MovedSymbols {...moved} />
    </span>
  );
}
