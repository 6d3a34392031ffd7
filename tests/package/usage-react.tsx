/** @jsxImportSource react */
// The element in TypeScript of React, compiled against the declarations of the package, but never run.

import { useRef } from "react";
import type { TaisouBoard, TaisouSolved } from "taisou/react";
import "taisou/react";

export function Puzzle(props: { readonly onSolved: (detail: TaisouSolved) => void }) {
  const board = useRef<TaisouBoard>(null);
  return (
    <taisou-board
      ref={board}
      className="wide"
      board="867254*31"
      width={3}
      live
      ontaisou-solved={({ detail }) => props.onSolved(detail)}
      ontaisou-open={() => board.current?.play()}
    />
  );
}

// @ts-expect-error: no such attribute.
export const misspelt = <taisou-board puzle="klotski" />;
// @ts-expect-error: a text.
export const numbered = <taisou-board puzzle={3} />;
// @ts-expect-error: a number.
export const counted = <taisou-board ontaisou-solved={({ detail }) => detail.moves.trim()} />;
