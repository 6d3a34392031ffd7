export const LANGUAGES = [
  { lang: "ja", name: "日本語" },
  { lang: "en", name: "English" },
] as const;

export type Lang = (typeof LANGUAGES)[number]["lang"];

/** The first language of a list such as `navigator.languages` that the page speaks. */
export function chooseLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0];
    const found = LANGUAGES.find(({ lang }) => lang === primary);
    if (found !== undefined) return found.lang;
  }
  return "en";
}
