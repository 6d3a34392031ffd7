export const texts = {
  withMoves: "動かした手も含める",
  withMovesHelp: "切ると、スタートの盤面を共有します。",

  asHere: "このまま開く",
  asHereHelp: "切ると、リンクは「あそぶ」で開きます。",

  link: "リンク",
  copyLink: "リンクをコピー",
  send: "LINEなどで送る",
  qr: "QRコード",
  qrPicture: "このリンクのQRコード",
  enlargeQr: "全画面で見せる",
  closeQr: "全画面をやめる",
  qrTooLong: "リンクが長すぎて、QRコードにできません。",

  picture: "画像",
  pictureOf: (title: string) => (title === "" ? "盤面の画像" : `「${title}」の盤面の画像`),
  withGoal: "ゴール図も入れる",
  savePng: "PNGを保存",
  saveSvg: "SVGを保存",
  sendPicture: "画像を送る",

  moreForms: "くわしく（SVG・動画・埋め込み・文字）",
  film: "答えの動画（GIF）",
  makeFilm: "動画を作る",
  filmOf: (moves: number) => `${moves}手の答えの動画`,
  filmProgress: (done: number, all: number) => `作っています… ${done}／${all}`,
  stopFilm: "やめる",
  saveFilm: "GIFを保存",
  filmLength: (moves: number) => `${moves}手を1手ずつ、再生と同じ速さで見せます。`,
  filmNone: "答えが動く画像です。",
  filmNothing: "動かして見せる答えがありません。",
  solveForFilm: "解いて動画にする",
  filmTooLong: (most: number) => `${most}手より長い答えの動画は作れません。`,

  embed: "サイトに埋め込む",
  showEmbed: "埋め込みコード",
  embedTag: "要素として",
  embedFrame: "枠（iframe）として",
  embedPreview: "枠に見えるもの",
  embedded: (title: string) => (title === "" ? "スライドパズル" : `スライドパズル「${title}」`),
  copyEmbed: (way: string) => `${way}コピー`,

  text: "文字",
  boardAsText: "盤面の文字列",
  start: "スタート",
  now: "いまの盤面",
  copyText: "文字をコピー",
  copyJson: "JSONでコピー",
  copyScramble: "slidysimの配置をコピー",
  copyReplay: "slidysimの再生リンクをコピー",

  copied: "コピーしました",
  copyFailed: "コピーできませんでした。文字列を選んでコピーしてください。",
  failed: "うまくいきませんでした。ページを読み込み直して、もう一度試してください。",
};

export type ShareTexts = typeof texts;
