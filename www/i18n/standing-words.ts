import { dictionary } from "./dictionary";
import type { StandingTexts } from "./standing";

/** What is said of how hard a puzzle is, for the parts of the page that say it once that is known. */
export const standingWords = dictionary<StandingTexts>({
  ja: async () => ({ texts: (await import("./standing-ja")).jaStanding }),
  en: async () => ({ texts: (await import("./standing-en")).enStanding }),
});
