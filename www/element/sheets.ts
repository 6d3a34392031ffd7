/** Lets each custom property be set from outside by its name after `--taisou-`. */
export function settable(css: string): string {
  return css.replace(/--([\w-]+):\s*([^;{}]+)/g, "--$1:var(--taisou-$1,$2)");
}

/** The page's styles for a shadow root: `.taisou` replaces `:root`, and `rem` does not follow the host page's font size. */
export function inShadow(css: string): string {
  return css.replaceAll(":root", ".taisou").replace(/(-?\d*\.?\d+)rem\b/g, "calc(var(--rem)*$1)");
}

/** One sheet for all boards, made on first use. */
export function shared(css: () => string): () => CSSStyleSheet {
  let made: CSSStyleSheet | null = null;
  return () => {
    if (made !== null) return made;
    made = new CSSStyleSheet();
    made.replaceSync(css());
    return made;
  };
}
