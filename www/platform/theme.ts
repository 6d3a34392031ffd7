import { recall, remember } from "./storage";

/** By day, by night, or as the system says. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What was chosen on this or an earlier visit. `index.html` has shown it already, before the first paint. */
export function chosenTheme(): Theme {
  return THEMES.find((one) => one === recall("theme")) ?? "auto";
}

export function chooseTheme(theme: Theme): void {
  remember("theme", theme);
  showTheme(theme);
}

/** Paints the page by it, and what the browser paints around the page. */
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
