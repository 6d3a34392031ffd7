import type { Theme } from "../platform/theme";

const themes: Record<Theme, string> = { auto: "自動", light: "明るい", dark: "暗い" };

export const jaTheme = { theme: "画面の色", themes };
