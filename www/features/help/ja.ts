import type { ArrowSense } from "../../model/state/prefs";

/** What only the help says. The other languages are held to this one by their type. */
export const texts = {
  byMouse:
    "空きと同じ行か列にあるタイルをクリックすると、空きまでの列がまとめて動きます。タイルや駒は、マウスや指でつかんで動かすこともできます。指で盤面を払うと、空きのとなりのタイルがその向きへ動きます。",
  byTouch:
    "空きと同じ行か列にあるタイルをタップすると、空きまでの列がまとめて動きます。指で盤面をはらうと、空きのとなりのタイルがその向きへ動きます。大きな駒は、指でつかんで動かします。",
  onBoard:
    "Tab で盤面に入ると、矢印キーでマスを選べるようになります。Enter かスペースで動かします。ブロックのある盤面では Enter かスペースで駒を持ち、矢印キーで動かして、もう一度押すと放します。",
  arrowsMoveBlank: "矢印キーで空きを動かす",
  helpArrows: {
    tile: "矢印キーは、空きのとなりのタイルをその向きへ動かします。",
    blank: "矢印キーは、空きをその向きへ動かします。",
  } satisfies Record<ArrowSense, string>,
  blankKeys: { slide: "空きを動かす", slideLine: "空きを端まで動かす" },
  keptTables: (size: string) => `探索のために保存した表：${size}`,
  deleteTables: "削除",
  tablesDeleted: "保存した表を削除しました。",
};

export type HelpTexts = typeof texts;
