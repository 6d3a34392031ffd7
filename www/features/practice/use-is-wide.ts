import { useEffect, useState } from "preact/hooks";

/** The width from which the page has a column beside the board; see `page/layout.css`. */
const WIDE = "(min-width: 960px)";

/** True while the page has a column beside the board. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setWide(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isWide;
}
