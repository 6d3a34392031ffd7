import { useRef, useState } from "preact/hooks";
import { BoardHost } from "../../board/BoardHost";
import type { Board } from "../../board/board";
import { titleAhead, titleOf } from "../../i18n/title";
import { Button } from "../../kit/Button";
import { Icon } from "../../kit/Icon";
import type { ViewProps } from "../../kit/view-props";
import { isAtGoal } from "../../model/puzzle/position";
import { hasBlocks, liveOf } from "../../model/state/selectors";
import { AtGoal } from "./AtGoal";
import { createBoardViews } from "./board-view";
import { Chooser } from "./Chooser";
import { Count } from "./Count";
import { LiveLine } from "./LiveLine";
import { NoBoard } from "./NoBoard";
import { PlayBar } from "./PlayBar";

/** The board, what it says, and what moves it. */
export function BoardPanel(props: ViewProps) {
  const { app, state, t, lang } = props;
  const [exploring, setExploring] = useState(false);
  const board = useRef<Board | null>(null);
  const byKeyboard = useRef(false);
  const [viewOf] = useState(createBoardViews);
  const position = state.loaded ? app.positionOf(state) : null;
  const view = viewOf(state, position, t);

  const solved = position !== null && isAtGoal(state, position);
  const live = liveOf(state);
  const title = state.loaded ? titleOf(state, lang) : titleAhead(app.addressing.ahead, lang);
  const width = position?.parsed.width ?? 3;
  const height = position?.parsed.height ?? 3;
  return (
    <section class="stage">
      <div class="stage-head">
        {title !== "" && (
          <h2 class="puzzle-title" tabIndex={-1}>
            {title}
          </h2>
        )}
        <Button
          class="quiet to-share"
          off={state.puzzle === null}
          onClick={() => {
            app.store.dispatch({ type: "replayed", on: false });
            app.store.dispatch({ type: "dialog", dialog: "share" });
          }}
        >
          <Icon name="share" />
          {t.share}
        </Button>
        <button
          type="button"
          class="quiet to-collection"
          onClick={() => app.store.dispatch({ type: "dialog", dialog: "collection" })}
        >
          <Icon name="grid" />
          {t.collection}
        </button>
      </div>
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
      <div class="under-board">
        <p class="mode" data-solved={solved || undefined}>
          {state.loaded && position === null ? null : solved ? (
            <AtGoal state={state} t={t} />
          ) : live !== null && state.picked === null ? (
            <LiveLine live={live} t={t} />
          ) : (
            <HowTo {...props} exploring={exploring} />
          )}
        </p>
        <Count {...props} />
      </div>
      <PlayBar {...props} />
    </section>
  );
}

/** How the board is moved, by what the reader has in hand. */
function HowTo({ state, t, exploring }: ViewProps & { readonly exploring: boolean }) {
  const blocks = hasBlocks(state);
  if (state.picked !== null) return t.pushing;
  if (exploring) return blocks ? t.picking : t.exploring;
  return (
    <>
      <span class="for-mouse">{blocks ? t.dragging : t.playing}</span>
      <span class="for-touch">{t.touching}</span>
    </>
  );
}
