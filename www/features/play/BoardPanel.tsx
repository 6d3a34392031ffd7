import { useEffect, useRef, useState } from "preact/hooks";
import { BoardHost } from "../../board/BoardHost";
import type { Board } from "../../board/board";
import { bringBoard } from "../../kit/show-board";
import type { ViewProps } from "../../kit/view-props";
import { isAtGoal } from "../../model/puzzle/position";
import { hasBlocks, playedGestures } from "../../model/state/selectors";
import { Bar } from "./Bar";
import { createBoardViews } from "./board-view";
import { Chooser } from "./Chooser";
import { NoBoard } from "./NoBoard";
import { StatusLine } from "./StatusLine";

/** The board, what it says, and what moves it. */
export function BoardPanel(props: ViewProps) {
  const { app, state, t } = props;
  const [exploring, setExploring] = useState(false);
  const board = useRef<Board | null>(null);
  const byKeyboard = useRef(false);
  const [viewOf] = useState(createBoardViews);
  const position = state.loaded ? app.positionOf(state) : null;
  const view = viewOf(state, position, t);
  // What is watched is to be seen, wherever it was asked for.
  const { watching, replaying } = state;
  useEffect(() => {
    if (watching || replaying) bringBoard();
  }, [watching, replaying]);

  // Nothing was won where the solution was watched.
  const watched = playedGestures(state).at(-1)?.by === "search";
  const solved = position !== null && isAtGoal(state, position) && !watched;
  const width = position?.parsed.width ?? 3;
  const height = position?.parsed.height ?? 3;
  return (
    <section class="stage">
      <div
        class={solved ? "tray at-goal" : "tray"}
        style={{ "--w": width, "--h": height }}
        data-size={Math.max(width, height) > 12 ? "tiny" : undefined}
      >
        {view === null ? (
          <NoBoard {...props} />
        ) : (
          <BoardHost
            view={view}
            onBoard={(made) => {
              board.current = made;
            }}
            handlers={{
              onCell: (cell, by) => {
                byKeyboard.current = by === "keyboard";
                // A block can go several ways, and on again: a keyboard takes it up and pushes it.
                if (by === "keyboard" && hasBlocks(state)) app.playing.pick(cell);
                else app.playing.click(cell);
              },
              onExplore: (is) => {
                setExploring(is);
                if (!is) app.playing.letGo();
              },
              onSwipe: (direction) => app.playing.slide(direction, false),
              onGrab: app.playing.grab,
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
      <StatusLine {...props} exploring={exploring} />
      <Bar {...props} />
    </section>
  );
}
