import "./picture-frame.css";
import type { ComponentChildren } from "preact";

/** The square frame of a small board. */
export function PictureFrame({ children }: { readonly children: ComponentChildren }) {
  return <span class="board-frame picture-frame">{children}</span>;
}
