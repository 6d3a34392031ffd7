import { grouped } from "../../i18n/numbers";
import type { Section } from "../../model/link/views";
import type { GoalOrder } from "./goal-paths";
import type { PhotoStatus } from "./photo";
import type { Alphabet } from "./symbols";

export const texts = {
  question: "何から作りますか",
  moreWays: "ほかの作り方",
  sections: {
    word: "言葉",
    photo: "写真",
    symbols: "数字・絵文字",
    layout: "新しい配置",
    draw: "図で描く",
    compose: "ちょうど◯手の問題",
    text: "文字で書く",
  } satisfies Record<Section, string>,
  /** The tiles in the pictures of the doors. */
  samples: { word: "ことば", symbols: "1カ🍎" },

  canBeSolved: "解けます",
  shortestIs: (moves: number) => grouped`解けます・最短${moves}手`,
  shortestRange: (least: number, most: number | null) =>
    most === null
      ? grouped`最短は${least}手以上です`
      : grouped`解けます・最短は${least}〜${most}手`,
  shortestSought: "最短を調べています…",
  standsAtGoal: "いまはゴールの形です。まぜると問題になります。",
  drawGoal: "次に、ゴールを描いてください。",
  mixIt: "この盤面をまぜる",
  mixAgain: "もう一度まぜる",

  size: "大きさ",
  columns: "列",
  rows: "行",
  makeSize: (columns: number, rows: number) => `${columns}×${rows}の盤面を作る`,
  badSize: (most: number) => `列も行も、2から${most}までの整数にしてください。`,
  mix: "作ったらすぐにまぜる",
  symbols: "タイル",
  alphabets: {
    numbers: "数字",
    katakana: "カタカナ",
    hiragana: "ひらがな",
    letters: "英字",
    emoji: "絵文字",
  } satisfies Record<Alphabet, string>,
  tooFew: (names: string) => `${names}は、この大きさには種類が足りません。`,
  word: "ことば",
  wordExample: "例：セカイハヒロイ",
  wordHelp:
    "入れるとすぐに問題になります。このことばがゴールです。同じ文字が何度出てもかまいません。",
  emojiBoards: "えもじの パズル",
  greeting: "ひとこと（なくてもよい）",
  greetingTooLong: (most: number) => `${most}文字までが送られます。`,
  sendWord: "友だちに送る",
  send: "送る",
  difficulty: "難しさ",
  wordBlanks: (blanks: number) => grouped`空きは${blanks}つになります。`,
  wordTooLong: (more: number) => grouped`${more}文字多いので入りません。`,
  fitSize: "大きさを自動に戻す",

  goalHeading: "ゴールの並べ方",
  orders: {
    rows: "順番どおり",
    blankFirst: "空きを先に",
    snake: "折り返し",
    spiral: "うず巻き",
    columns: "縦に順番",
  } satisfies Record<GoalOrder, string>,
  goalHelp: "いまの盤面のタイルを並べたゴールにします。",
  goalBlocks: "ブロックのある盤面には使えません。",
  goalNone: "先にスタートを直してください。",

  photoHeading: "写真をタイルにする",
  photoBoard: "盤面",
  present: "いまの盤面",
  numbers: (side: number) => `${side}×${side}`,
  choose: "写真を選ぶ",
  chooseHelp: "ここへドラッグしても、貼り付けてもかまいません。",
  photoPrivate:
    "写真はこの端末の外へ出ません。リンクや共有する画像に入るのは、写真ではなくタイルの文字です。",
  photoStatus: {
    working: "写真を切り分けています…",
    done: "写真をタイルにしました。",
    noPhoto: "写真として読めませんでした。JPEG、PNG、WebP などの画像を選んでください。",
    tooLarge: "画像が大きすぎます。小さくしてから選んでください。",
    tooSmall: "画像が小さすぎます。縦も横も32ピクセル以上のものを選んでください。",
  } satisfies Record<PhotoStatus, string>,
  unfit: {
    none: "いまの盤面はまだ読めないので使えません。",
    blocks: "いまの盤面はブロックがあるので使えません。",
    identicalTiles: "いまの盤面は同じ文字のタイルがあるので使えません。",
    goal: "いまの盤面は、ゴールですべてのタイルの場所が決まっていないので使えません。",
  },
};

export type PresetTexts = typeof texts;
