import type { TodayTexts } from "./ja";

export const texts: TodayTexts = {
  name: "Today",
  open: (month, date) => `Today ${date}/${month}`,
  weekdays: ["M", "T", "W", "T", "F", "S", "S"],
  streak: (days) => `${days} d`,
  record: "Record",
  streakNamed: (days) => (days === 0 ? "calendar" : `${days} in a row`),
  latin: "Latin letters",
  risks: {
    unkept: "This browser cannot store your record and settings. You can save them as a file.",
    cleared: "Another tab removed your record. This page still has it.",
    unread: "Part of your record could not be read. The original is kept, and can be exported.",
  },
  restore: "Put it back",
};
