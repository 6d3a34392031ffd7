import { featureTexts } from "../features/feature-texts";
import { withToolWords, withWords } from "../shell/with-words";

// Parts that are fetched on first use, together with their texts.

export const makeView = withToolWords(
  featureTexts.make,
  async () => (await import("./MakeView")).MakeView,
);

export const emojiBoards = withWords(
  featureTexts.make,
  async () => (await import("../features/make/EmojiBoards")).EmojiBoards,
);

export const sharing = withWords(
  featureTexts.share,
  async () => (await import("../features/share/ShareDialog")).ShareDialog,
);

export const printing = withWords(featureTexts.print, async () => {
  await featureTexts.collection.load();
  return (await import("../features/print/PrintSheets")).PrintSheets;
});

export const unfinishedCards = withWords(
  featureTexts.unfinished,
  async () => (await import("../features/unfinished/UnfinishedCards")).UnfinishedCards,
);

export const todayStrip = withWords(
  featureTexts.today,
  async () => (await import("../features/today/TodayStrip")).TodayStrip,
  "today",
);

export const photoTools = async () => (await import("../features/make/PhotoTools")).PhotoTools;

export const sessionColumn = withWords(
  featureTexts.practice,
  async () => (await import("../features/practice/Session")).SessionColumn,
);

export const practiceOffer = withWords(
  featureTexts.practice,
  async () => (await import("../features/practice/PracticeOffer")).PracticeOffer,
);

export const recordSheet = withWords(
  featureTexts.record,
  async () => (await import("../features/record/RecordSheet")).RecordSheet,
);

export const certificateSheet = withWords(
  featureTexts.certificate,
  async () => (await import("../features/certificate/CertificateSheet")).CertificateSheet,
);

export const droppedParts = withWords(
  featureTexts.dropped,
  async () => (await import("../features/dropped/DroppedParts")).DroppedParts,
);

export const helping = withWords(
  featureTexts.help,
  async () => (await import("../features/help/HelpText")).HelpText,
);

export const howItWorks = withToolWords(
  featureTexts.how,
  async () => (await import("../features/how/HowItWorks")).HowItWorks,
);

export const pasteNotice = withToolWords(
  featureTexts.edit,
  async () => (await import("../features/edit/PasteNotice")).PasteNotice,
);

export const puzzles = async () => (await import("../features/collection/Puzzles")).Puzzles;

export const nextPuzzles = async () =>
  (await import("../features/collection/NextPuzzles")).NextPuzzles;
