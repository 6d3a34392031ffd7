import type { GoalOrder } from "./goal-paths";
import type { PhotoTrouble } from "./photo";
import type { Alphabet } from "./symbols";

/** What the parts that make boards from presets and photos say. */
export const texts = {
  heading: "ひな形から作る",
  size: "大きさ",
  columns: "列",
  rows: "行",
  badSize: (most: number) => `列も行も、2から${most}までの整数にしてください。`,
  mix: "すぐにまぜる",
  symbols: "タイル",
  alphabets: {
    numbers: "数字",
    katakana: "カタカナ",
    hiragana: "ひらがな",
    letters: "英字",
    emoji: "絵文字",
  } satisfies Record<Alphabet, string>,
  tooFew: (names: string) => `${names}は、この大きさには種類が足りません。`,
  word: "言葉や文",
  wordHelp: "左上から順に並べて、それをゴールにします。余った升は空きです。",
  wordBlanks: (blanks: number) => `空きは${blanks}つになります。`,
  wordTooLong: (more: number) => `${more}文字多いので入りません。`,
  fitSize: "大きさを合わせる",
  makeWord: "この言葉で作る",

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
  photoDone: "写真をタイルにしました。",
  photoWorking: "写真を切り分けています…",
  photoTroubles: {
    noPhoto: "写真として読めませんでした。JPEG、PNG、WebP などの画像を選んでください。",
    tooLarge: "画像が大きすぎます。小さくしてから選んでください。",
    tooSmall: "画像が小さすぎます。縦も横も32ピクセル以上のものを選んでください。",
  } satisfies Record<PhotoTrouble, string>,
  unfit: {
    none: "いまの盤面はまだ読めないので使えません。",
    blocks: "いまの盤面はブロックがあるので使えません。",
    lookAlikes: "いまの盤面は同じ文字のタイルがあるので使えません。",
    goal: "いまの盤面は、ゴールですべてのタイルの場所が決まっていないので使えません。",
  },
};

export type PresetTexts = typeof texts;
