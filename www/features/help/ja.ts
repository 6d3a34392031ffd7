import type { ArrowSense } from "../../model/state/prefs";
import type { Command } from "../../ui/keys";

export const texts = {
  theme: "画面の色",
  themes: { auto: "自動", light: "明るい", dark: "暗い" },
  byMouse:
    "空きと同じ行か列にあるタイルをクリックすると、空きまでの列がまとめて動きます。タイルや駒は、マウスや指でつかんで動かすこともできます。指で盤面をはらうと、空きのとなりのタイルがその向きへ動きます。",
  byTouch:
    "空きと同じ行か列にあるタイルをタップすると、空きまでの列がまとめて動きます。指で盤面をはらうと、空きのとなりのタイルがその向きへ動きます。大きな駒は、指でつかんで動かします。",
  onBoard:
    "Tab で盤面に入ると、矢印キーでマスを選べるようになります。Enter かスペースで動かします。ブロックのある盤面では Enter かスペースで駒を持ち、矢印キーで動かして、もう一度押すと放します。",

  gentle: "やさしい表示",
  gentleHelp: "かなになり、時計が消え、絵文字のパズルが出ます",
  arrowsMoveBlank: "矢印キーで空きを動かす",
  helpArrows: {
    tile: "矢印キーは、空きのとなりのタイルをその向きへ動かします。",
    blank: "矢印キーは、空きをその向きへ動かします。",
  } satisfies Record<ArrowSense, string>,
  blankKeys: { slide: "空きを動かす", slideLine: "空きを端まで動かす" },
  keysAskAgain:
    "時計が動いているあいだ、S・R・N は2回続けて押したときだけ効きます。うっかり押しても盤面は変わりません。",

  /** Commands that `t` does not name. */
  keys: {
    slide: "空きへタイルを動かす",
    slideLine: "列をまとめて動かす",
    pick: "駒を持つ・放す（ブロックのある盤面）",
    push: "持った駒を動かす",
    letGo: "持った駒を放す",
    draw: "図のマスに描く（矢印キーでマスを選ぶ）",
    hint: "ヒント（もう一度でその手を動かす）",
    solve: "解く（探索中は中止）",
    copyLink: "リンクをコピー",
    edit: "盤面を作る",
    playReplay: "答えの再生・一時停止",
    escape: "閉じる・探索を中止",
    help: "この使い方",
  } satisfies Partial<Record<Command, string>>,
  arrows: "矢印",
  space: "スペース",
  versionIs: (version: string) => `Taisou ${version}`,

  gradualHints: "ヒントを少しずつ出す",
  keptTables: (size: string) => `探索のために保存した表：${size}`,
  deleteTables: "削除",
  tablesDeleted: "保存した表を削除しました。",
  keysHeading: "キーボード",
  singleKeys: "1文字のキーを使う",
};

export type HelpTexts = typeof texts;
