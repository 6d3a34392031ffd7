import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Prints a copy of this element instead of the page: browsers ignore the paper's size in a dialog. */
export function usePaper(sheets: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let paper: Node | null = null;
    const lay = () => {
      paper ??= document.body.appendChild(sheets.current?.cloneNode(true) ?? new Text());
    };
    const remove = () => {
      paper?.parentNode?.removeChild(paper);
      paper = null;
    };
    addEventListener("beforeprint", lay);
    addEventListener("afterprint", remove);
    return () => {
      removeEventListener("beforeprint", lay);
      removeEventListener("afterprint", remove);
      remove();
    };
  }, [sheets]);
}
