/** Lets each custom property be set from outside by its name after `--taisou-`. */
export function settable(css: string): string {
  return css.replace(/--([\w-]+):\s*([^;{}]+)/g, "--$1:var(--taisou-$1,$2)");
}

/** The page's styles for a shadow root: `.taisou` replaces `:root`, and `rem` does not follow the host page's font size. */
export function inShadow(css: string): string {
  return css.replaceAll(":root", ".taisou").replace(/(-?\d*\.?\d+)rem\b/g, "calc(var(--rem)*$1)");
}

/** Adds styles to a shadow root. */
export type Adopt = (root: ShadowRoot) => void;

/** One sheet for all boards, made on first use. */
export function shared(css: () => string): Adopt {
  let made: CSSStyleSheet | null = null;
  return (root) => {
    if (!("replaceSync" in CSSStyleSheet.prototype)) return appendStyle(root, css());
    if (made === null) {
      made = new CSSStyleSheet();
      made.replaceSync(css());
    }
    root.adoptedStyleSheets.push(made);
  };
}

/** For jsdom 26 and older, where sheets cannot be made. */
function appendStyle(root: ShadowRoot, css: string): void {
  const style = document.createElement("style");
  style.textContent = css;
  root.append(style);
}
