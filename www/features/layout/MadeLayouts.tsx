import { useMemo } from "preact/hooks";
import { MiniBoard } from "../../board/MiniBoard";
import type { Rules } from "../../engine/rules";
import type { ToolTexts } from "../../i18n/tools/ja";
import { levelOf } from "../../model/level/difficulty";
import { readFields } from "../../model/puzzle/read";
import { Button } from "../../ui/Button";
import { LevelMark } from "../../ui/LevelMark";
import { PictureFrame } from "../../ui/PictureFrame";
import type { LayoutTexts } from "./ja";
import { fieldsOfLayout, type MadeLayout, metricOfLayout } from "./layout-controller";

interface Props {
  readonly t: ToolTexts;
  readonly s: LayoutTexts;
  readonly rules: Rules;
  /** Newest first, at least one. */
  readonly made: readonly MadeLayout[];
  /** The start of the puzzle on the page. */
  readonly shown: string;
  readonly onOpen: (layout: MadeLayout) => void;
  readonly onPlay: () => void;
  readonly onDialog: (dialog: "share" | "print") => void;
}

/** The layout on the board with its facts, and the others as pictures that open them. */
export function MadeLayouts({ t, s, rules, made, shown, onOpen, onPlay, onDialog }: Props) {
  const here = made.find(({ board }) => board === shown);
  return (
    <div class="stack">
      {here !== undefined && (
        <>
          <Facts {...{ t, s }} layout={here} />
          <div class="row">
            <Button onClick={onPlay}>{s.play}</Button>
            <Button icon="share" onClick={() => onDialog("share")}>
              {s.send}
            </Button>
            <Button onClick={() => onDialog("print")}>{s.print(made.length)}</Button>
          </div>
        </>
      )}
      <ul class="layout-pictures" aria-label={s.made}>
        {made.map((layout) => (
          <li key={layout.board}>
            <button
              type="button"
              class="stack option"
              aria-current={layout === here ? "true" : undefined}
              onClick={() => onOpen(layout)}
            >
              <Picture {...{ rules, layout }} />
              <span>{t.moveCount(layout.moves)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ t, s, layout }: Pick<Props, "t" | "s"> & { readonly layout: MadeLayout }) {
  const { moves, component, farthest, tried } = layout;
  const usual = metricOfLayout(layout);
  const standing = { distance: moves, nearer: 0, alike: 1, positions: component, farthest };
  return (
    <div>
      <p>
        <LevelMark t={t} level={levelOf(standing, usual)} />{" "}
        <strong>{t.shortestIs(moves, usual)}</strong> · {s.proven}
      </p>
      <p class="note">{s.found(tried)}</p>
      <p class="note">
        {farthest === moves ? s.noneFarther(component) : s.farther(component, farthest)}
      </p>
    </div>
  );
}

function Picture({ rules, layout }: { readonly rules: Rules; readonly layout: MadeLayout }) {
  const puzzle = useMemo(
    () => readFields(rules, fieldsOfLayout(layout))?.puzzle ?? null,
    [rules, layout],
  );
  const goal = puzzle?.start.goals[0];
  return (
    <PictureFrame>
      {puzzle !== null && (
        <MiniBoard
          board={puzzle.start}
          axis={puzzle.options.axis}
          {...(goal !== undefined && { goal })}
        />
      )}
    </PictureFrame>
  );
}
