import { useLayoutEffect, useRef } from "preact/hooks";
import { type Board, type BoardHandlers, type BoardView, createBoard } from "./board";

interface Props {
  readonly view: BoardView;
  readonly handlers: BoardHandlers;
  /** Given the board once it stands, so that others can put the focus back into it. */
  readonly onBoard?: (board: Board) => void;
  /** As `createBoard` takes it. */
  readonly rest?: HTMLElement | undefined;
}

/** Gives the board a place in the page, and tells it what to show. */
export function BoardHost({ view, handlers, onBoard, rest }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const latest = useRef({ handlers, onBoard });
  latest.current = { handlers, onBoard };

  useLayoutEffect(() => {
    if (host.current === null) return;
    const told: BoardHandlers = {
      onCell: (cell, by) => latest.current.handlers.onCell(cell, by),
      onExplore: (exploring) => latest.current.handlers.onExplore(exploring),
      onSwipe: (direction) => latest.current.handlers.onSwipe(direction),
      onGrab: (cell) => latest.current.handlers.onGrab(cell),
    };
    const made = createBoard(host.current, told, rest);
    board.current = made;
    latest.current.onBoard?.(made);
    return () => {
      made.destroy();
      board.current = null;
    };
  }, [rest]);

  useLayoutEffect(() => board.current?.update(view), [view]);

  return <div class="board-host" ref={host} />;
}
