import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { BoardHost } from "../../board/BoardHost";
import type { Board } from "../../board/board";
import { exitOf } from "../../board/exit";
import { isAtGoal } from "../../model/derived/position";
import type { Shape } from "../../model/puzzle/shape";
import { hasBlocks } from "../../model/state/selectors";
import type { PlayerProps } from "../../shell/view-props";
import { createBoardViews } from "./board-view";
import { Chooser } from "./Chooser";

interface Props extends Omit<PlayerProps, "lang"> {
  /** Called when the board gets or loses the keyboard focus. */
  readonly onExplore: (exploring: boolean) => void;
  /** See `Board`. */
  readonly rest?: HTMLElement | undefined;
  /** Before a board is there. */
  readonly shape?: Shape | undefined;
  readonly children: ComponentChildren;
}

/** The board in its tray, with the questions on it. */
export function Tray({ app, state, t, onExplore, rest, shape, children }: Props) {
  const board = useRef<Board | null>(null);
  const byKeyboard = useRef(false);
  const [viewOf] = useState(createBoardViews);
  const { choosing } = state;
  const position = app.positionOf(state);
  const view = viewOf(state, position, t);
  // The end of a replay is not a win.
  const solved = position !== null && isAtGoal(state, position) && !state.watching;
  const { width = 3, height = 3 } = position?.parsed ?? shape ?? {};
  const exit = exitOf(view?.target?.flat() ?? [], { width, height }, state.puzzle?.options.axis);
  return (
    <div
      class={solved ? "board-panel at-goal" : "board-panel"}
      part="tray"
      data-region="board"
      style={{ "--w": width, "--h": height }}
      data-size={Math.max(width, height) > 12 ? "tiny" : undefined}
    >
      {exit !== null && (
        <div class="exit" data-side={exit.side} style={{ "--from": exit.from, "--to": exit.to }} />
      )}
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
              // Space starts and pauses a replay, wherever the focus is.
              if (by === "keyboard" && state.watching) app.replay.toggle();
              // A key picks up a block, because it may go several ways; arrow keys then push it.
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
      {choosing !== null && position !== null && (
        <Chooser
          key={choosing.cell}
          {...choosing}
          board={position.parsed}
          t={t}
          takesFocus={byKeyboard.current}
          onChoose={(direction) => app.play.click(choosing.cell, direction)}
          onFocusLost={() => board.current?.focus()}
        />
      )}
    </div>
  );
}
