import { withWords } from "../../shell/with-words";
import { featureTexts } from "../feature-texts";

// Parts around the board that are not needed before the first move or search.

export const winCard = withWords(featureTexts.finish, () => import("../finish/WinCard"));
export const answerEnd = withWords(featureTexts.finish, () => import("../finish/AnswerEnd"));
export const ghostRace = withWords(featureTexts.finish, () => import("../finish/GhostRace"));
export const hintLine = withWords(featureTexts.play, () => import("./HintLine"));

/** Another first board for those who do not read Japanese. */
export const latinButton = withWords(featureTexts.today, () => import("../today/LatinButton"));

export const scrambleMenu = withWords(
  featureTexts.scramble,
  () => import("../scramble/ScrambleMenu"),
);

export const searchLine = async () => (await import("./SearchLine")).SearchLine;
export const replayLine = withWords(featureTexts.play, () => import("./ReplayLine"));
export const transport = async () => (await import("./Transport")).Transport;
export const tally = withWords(featureTexts.play, () => import("./Tally"));
