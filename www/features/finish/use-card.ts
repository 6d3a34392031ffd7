import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export interface CardOrder {
  readonly title: string;
  readonly lines: readonly string[];
  readonly points: string;
}

/** The longer side in pixels. */
const LONGEST = 1200;

/**
 * The result as a picture file, drawn in advance: browsers send files only right after a press.
 *
 * @param drawing Has the finished board as an SVG, drawn with the styles of the page.
 */
export function useCard(drawing: RefObject<HTMLElement | null>, order: CardOrder): File | null {
  const [file, setFile] = useState<File | null>(null);
  const last = useRef(order);
  last.current = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is compared by value
  useEffect(() => {
    let isWanted = true;
    async function draw(): Promise<void> {
      const [{ pictureOf }, { pngOf }] = await Promise.all([
        import("../share/picture/picture"),
        import("../share/picture/pixels"),
      ]);
      const board = drawing.current?.querySelector("svg");
      if (!isWanted || board == null) return;
      const { title, ...result } = last.current;
      const png = await pngOf(pictureOf({ boards: [board], title, result, longest: LONGEST }));
      if (isWanted) setFile(new File([png], "taisou.png", { type: "image/png" }));
    }
    // Optional: without a picture, the text is sent alone.
    draw().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [drawing, JSON.stringify(order)]);
  return file;
}
