import type { jaTheme } from "./theme-ja";

export const enTheme: typeof jaTheme = {
  theme: "Colours",
  themes: { auto: "Automatic", light: "Light", dark: "Dark" },
};
