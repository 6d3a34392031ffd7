/** Making a board, as far as the page says it from the start. */
export const jaMaking = {
  pastedNew: "貼り付けた盤面を開きました。",
  pastedSize: (cells: number, columns: number, rows: number) =>
    `${cells}マスなので、${columns}列×${rows}行と読みました。ちがうときは幅を直してください。`,
  pastedGoal: "前のゴールは合わないので、順番どおりにしました。",
  notBoard: "貼り付けた文字は盤面として読めませんでした。",
  overlay: "文字を重ねる",
  removePicture: "写真をはずす",
};

export type MakingTexts = typeof jaMaking;
