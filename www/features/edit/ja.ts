export const texts = {
  startHelp: "1文字が1枚。空きは *、壁は #。改行か / で行を分けます。幅もゴールも自動で合います。",
  goalHelp:
    "空欄なら、数字は順番どおり、ことばは書いたとおり。? は何でもよいマス。空行で区切ると、どれに着いてもゴールです。",
  goalPlaceholder: "順番どおり",
  widthPlaceholder: (width: string) => (width === "" ? "自動" : `自動（${width}）`),
  blankPlaceholder: "* または _",
  blocksHelp: "同じ文字のマスをまとめて一つの駒にする文字。all ですべて。",
  blocksPlaceholder: "なし",
  gatesHelp: "同じ大きさの盤面。x のマスには、ゴールに書いた駒だけが入れます。",
  sameHelp: "ゴールで区別しない文字の組。例：2349,567",
  boardKept: "盤面は直前のままです。",
};

export type EditTexts = typeof texts;
