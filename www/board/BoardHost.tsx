import { useLayoutEffect, useRef } from "preact/hooks";
import { Board, type BoardHandlers } from "./board";
import type { BoardView } from "./board-view";

interface Props {
  readonly view: BoardView;
  readonly handlers: BoardHandlers;
  /** Gets the board once it is in the page, for example to return the focus to it. */
  readonly onBoard?: (board: Board) => void;
  readonly rest?: HTMLElement | undefined;
}

export function BoardHost({ view, handlers, onBoard, rest }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const latest = useRef({ handlers, onBoard });
  latest.current = { handlers, onBoard };

  useLayoutEffect(() => {
    if (host.current === null) return;
    const toLatest: BoardHandlers = {
      onCell: (cell, by) => latest.current.handlers.onCell(cell, by),
      onExplore: (exploring) => latest.current.handlers.onExplore(exploring),
      onSwipe: (direction) => latest.current.handlers.onSwipe(direction),
      onGrab: (cell) => latest.current.handlers.onGrab(cell),
    };
    const created = new Board(host.current, toLatest, rest);
    board.current = created;
    latest.current.onBoard?.(created);
    return () => {
      created.destroy();
      board.current = null;
    };
  }, [rest]);

  useLayoutEffect(() => board.current?.update(view), [view]);

  return <div class="board-host" ref={host} />;
}
