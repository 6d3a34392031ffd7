export const texts = {
  name: "きょうの一問",
  open: (month: number, date: number) => `きょうの一問 ${month}/${date}`,
  weekdays: ["月", "火", "水", "木", "金", "土", "日"],
  streak: (days: number) => `${days}日`,
  record: "記録",
  streakNamed: (days: number) => (days > 0 ? `${days}日続いています` : "カレンダー"),
  latin: "ラテン文字で遊ぶ",
  risks: {
    unkept: "この端末に記録や設定を保存できません。ファイルに書き出せます。",
    cleared: "別のタブで記録が消されました。このページにはまだあります。",
    unread: "記録の一部を読めませんでした。元のデータは残してあり、書き出せます。",
  },
  restore: "記録を戻す",
};

export type TodayTexts = typeof texts;
