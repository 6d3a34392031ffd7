import type { UnfinishedTexts } from "./ja";

export const texts: UnfinishedTexts = {
  heading: "Unfinished puzzles",
  resume: (name) => `Continue “${name}”`,
  resumeSize: (size) => `Continue your ${size}`,
  forget: (name) => `Remove “${name}” from the list`,
  most: (games) => `At most ${games} are kept. A new one takes the place of the oldest.`,
};
