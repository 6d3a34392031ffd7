import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { BoardHost } from "../../board/BoardHost";
import type { Board } from "../../board/board";
import { isAtGoal } from "../../model/derived/position";
import { hasBlocks } from "../../model/state/selectors";
import type { PlayerProps } from "../../shell/view-props";
import { createBoardViews } from "./board-view";
import { Chooser } from "./Chooser";

interface Props extends PlayerProps {
  /** The keyboard has come onto the board, or left it. */
  readonly onExplore: (exploring: boolean) => void;
  /** See `Board`. */
  readonly rest?: HTMLElement | undefined;
  /** Shown while there is no board. */
  readonly children: ComponentChildren;
}

/** The board in its tray, with the questions shown on it. */
export function Tray({ onExplore, rest, children, ...props }: Props) {
  const { app, state, t } = props;
  const board = useRef<Board | null>(null);
  const byKeyboard = useRef(false);
  const [viewOf] = useState(createBoardViews);
  const position = state.loaded ? app.positionOf(state) : null;
  const view = viewOf(state, position, t);
  // The end of an answer is not a win.
  const solved = position !== null && isAtGoal(state, position) && !state.watching;
  const width = position?.parsed.width ?? 3;
  const height = position?.parsed.height ?? 3;
  return (
    <div
      class={solved ? "tray at-goal" : "tray"}
      part="tray"
      data-region="board"
      style={{ "--w": width, "--h": height }}
      data-size={Math.max(width, height) > 12 ? "tiny" : undefined}
    >
      {view === null ? (
        children
      ) : (
        <BoardHost
          view={view}
          rest={rest}
          onBoard={(made) => {
            board.current = made;
          }}
          handlers={{
            onCell: (cell, by) => {
              byKeyboard.current = by === "keyboard";
              // Space runs and pauses an answer, wherever the focus is.
              if (by === "keyboard" && state.watching) app.replay.toggle();
              // A block can go several ways, and on again: a keyboard takes it up and pushes it.
              else if (by === "keyboard" && hasBlocks(state)) app.play.pick(cell);
              else app.play.click(cell);
            },
            onExplore: (is) => {
              onExplore(is);
              if (!is) app.play.letGo();
            },
            onSwipe: (direction) => app.play.slide(direction, false),
            onGrab: app.play.grab,
          }}
        />
      )}
      {state.choosing !== null && position !== null && (
        <Chooser
          key={state.choosing.cell}
          {...props}
          position={position}
          cell={state.choosing.cell}
          ways={state.choosing.ways}
          takesFocus={byKeyboard.current}
          onFocusLost={() => board.current?.focus()}
        />
      )}
    </div>
  );
}
