import { dictionary } from "./dictionary";
import type { StandingTexts } from "./standing";

/** The words for the rank of a board, fetched once a rank is known. */
export const standingWords = dictionary<StandingTexts>({
  ja: async () => ({ texts: (await import("./standing-ja")).jaStanding }),
  en: async () => ({ texts: (await import("./standing-en")).enStanding }),
});
