export const texts = {
  heading: "図で描く",
  surfaces: "描く図",
  goal: (number: number, goals: number) => (goals === 1 ? "ゴール" : `ゴール${number}`),
  anotherGoal: "ゴールを追加",
  fillRest: "残りはなんでもよい",
  startPicture: "スタートの図",
  goalPicture: (number: number, goals: number) =>
    goals === 1 ? "ゴールの図" : `ゴールの図${number}`,
  tools: "道具",
  names: {
    newPiece: "新しい駒",
    wall: "壁",
    blank: "空き",
    any: "なんでもよい",
    erase: "消す",
    symbol: "タイル",
  },
  piece: (symbol: string) => `駒 ${symbol}`,
  typed: "タイルの文字",
  notes: {
    newPiece: "なぞったマスが一つの駒になります。",
    wall: "なぞったマスを壁にします。",
    blank: "なぞったマスを空きにします。",
    any: "なぞったマスには、何が来てもかまいません。",
    erase: "触れた駒を丸ごと消します。",
    symbol: "なぞったマスにこの文字のタイルを置きます。",
    typeFirst: "文字を一つ入れてから、図をなぞります。",
    extend: (symbol: string) => `なぞったマスが駒 ${symbol} に加わります。`,
    place: (symbol: string) => `駒 ${symbol} を、押したマスに置きます。`,
  },
  columns: (count: number) => `${count}列`,
  rows: (count: number) => `${count}行`,
  undo: "一筆戻す",
};

export type DrawTexts = typeof texts;
