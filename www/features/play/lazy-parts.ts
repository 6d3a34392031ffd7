import { withWords } from "../../shell/with-words";
import { featureTexts } from "../feature-texts";

// Parts around the board that are not needed before the first move or search.

export const winCard = withWords(
  featureTexts.finish,
  async () => (await import("../finish/WinCard")).WinCard,
  "finish",
);

export const answerEnd = withWords(
  featureTexts.finish,
  async () => (await import("../finish/AnswerEnd")).AnswerEnd,
);

export const ghostRace = withWords(
  featureTexts.finish,
  async () => (await import("../finish/GhostRace")).GhostRace,
);

export const hintLine = withWords(
  featureTexts.play,
  async () => (await import("./HintLine")).HintLine,
);

/** Another first board for those who do not read Japanese. */
export const latinButton = withWords(
  featureTexts.today,
  async () => (await import("../today/LatinButton")).LatinButton,
);

export const scrambleMenu = withWords(
  featureTexts.scramble,
  async () => (await import("../scramble/ScrambleMenu")).ScrambleMenu,
);

export const searchLine = async () => (await import("./SearchLine")).SearchLine;

export const replayLine = withWords(
  featureTexts.play,
  async () => (await import("./ReplayLine")).ReplayLine,
);

export const transport = async () => (await import("./Transport")).Transport;

export const tally = withWords(featureTexts.play, async () => (await import("./Tally")).Tally);
