/** Every colour, length and font that the page is drawn with can be set from outside, by its name after `--taisou-`. */
export function settable(css: string): string {
  return css.replace(/--([\w-]+):\s*([^;{}]+)/g, "--$1:var(--taisou-$1,$2)");
}

/**
 * The page's own styles for a shadow root. There the element that holds all others is what the root is on the page; and
 * lengths do not follow the letters of a page that this one knows nothing of.
 */
export function inShadow(css: string): string {
  return css.replaceAll(":root", ".taisou").replace(/(-?\d*\.?\d+)rem\b/g, "calc(var(--rem)*$1)");
}

/** One sheet for all boards, made when the first one is drawn. */
export function shared(css: () => string): () => CSSStyleSheet {
  let made: CSSStyleSheet | null = null;
  return () => {
    if (made !== null) return made;
    made = new CSSStyleSheet();
    made.replaceSync(css());
    return made;
  };
}
