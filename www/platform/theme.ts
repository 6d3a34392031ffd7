import { recall, remember } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The stored theme; `index.html` applies it before the first paint. */
export function chosenTheme(): Theme {
  return THEMES.find((one) => one === recall("theme")) ?? "auto";
}

export function chooseTheme(theme: Theme): void {
  remember("theme", theme);
  showTheme(theme);
}

/** Applies a theme to the page and to the browser's own surfaces (`theme-color`). */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    const scheme = meta.dataset.scheme ?? "";
    const fits = theme === scheme ? "all" : "not all";
    meta.media = theme === "auto" ? `(prefers-color-scheme: ${scheme})` : fits;
  }
}
