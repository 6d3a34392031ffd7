import { featureTexts } from "../features/feature-texts";
import { withToolWords, withWords } from "../shell/with-words";

// Parts that are fetched on first use, together with their texts.

export const makeView = withToolWords(featureTexts.make, () => import("./MakeView"));

export const emojiBoards = withWords(
  featureTexts.make,
  () => import("../features/make/EmojiBoards"),
);

export const sharing = withWords(featureTexts.share, () => import("../features/share/ShareDialog"));

export const printing = withWords(featureTexts.print, async () => {
  await featureTexts.collection.load();
  return import("../features/print/PrintSheets");
});

export const unfinishedCards = withWords(
  featureTexts.unfinished,
  () => import("../features/unfinished/UnfinishedCards"),
);

export const todayStrip = withWords(
  featureTexts.today,
  () => import("../features/today/TodayStrip"),
);

export const photoTools = async () => (await import("../features/make/PhotoTools")).PhotoTools;

export const sessionColumn = withWords(featureTexts.practice, async () => ({
  SessionColumn: (await import("../features/practice/Session")).SessionColumn,
}));

export const practiceOffer = withWords(
  featureTexts.practice,
  () => import("../features/practice/PracticeOffer"),
);

export const recordSheet = withWords(
  featureTexts.record,
  () => import("../features/record/RecordSheet"),
);

export const certificateSheet = withWords(
  featureTexts.certificate,
  () => import("../features/certificate/CertificateSheet"),
);

export const droppedParts = withWords(
  featureTexts.dropped,
  () => import("../features/dropped/DroppedParts"),
);

export const helping = withWords(featureTexts.help, () => import("../features/help/HelpText"));

export const howItWorks = withToolWords(
  featureTexts.how,
  () => import("../features/how/HowItWorks"),
);

export const pasteNotice = withToolWords(
  featureTexts.edit,
  () => import("../features/edit/PasteNotice"),
);

export const puzzles = async () => (await import("../features/collection/Puzzles")).Puzzles;

export const nextPuzzles = async () =>
  (await import("../features/collection/NextPuzzles")).NextPuzzles;
