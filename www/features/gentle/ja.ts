import type { Direction, Metric } from "taisou";
import type { Texts } from "../../i18n/ja";
import { clock } from "../../i18n/numbers";
import type { MovesLeft } from "../../model/play/play";
import type { FeatureTexts } from "../feature-texts";

const way: Record<Direction, string> = { up: "うえ", right: "みぎ", down: "した", left: "ひだり" };
const left = ({ moves, proven, begun }: MovesLeft) =>
  begun ? "つづけて うごかす" : proven ? `あと${moves}て` : `あと${moves}て いない`;
const metricName: Record<Metric, string> = {
  step: "ひとつずつ",
  line: "まとめて 1て",
  slide: "まっすぐ うごかして",
  move: "おなじ こまを つづけて",
};

/** Texts that English says as simply without this mode. */
const kana = {
  close: "とじる",
  certificate: "じぶんで たしかめる",
  cancel: "やめる",
  searching: "さがしています…",
  hintSearching: "ヒントを さがしています…",
  unsolvable: "ここから ゴールへは いけません",
  back: "1つ まえ",
  on: "1つ さき",
  watched: "これで できあがりです。",
  enlargeGoal: "ゴールのえを おおきく する",
  tellApart: "おなじ もじに ばんごうを つける",
  newRecord: "しんきろく",
  ownRecord: (moves: number | null, millis: number | null) =>
    `じぶんの いちばん ${[moves === null ? [] : `${moves}て`, millis === null ? [] : clock(millis)].flat().join("・")}`,
  against: (played: number, best: number) =>
    played <= best ? "さいたんです！" : `さいたんは ${best}て`,
  shortestIs: (moves: number, metric: Metric | null) =>
    `さいたん ${moves}て${metric === null ? "" : `（${metricName[metric]}）`}`,
  noAnswer: "こたえなし",
  solved: (moves: number, optimal: boolean) => `${moves}て${optimal ? "（さいたん）" : ""}`,
  nextPuzzles: "つぎの パズル",
  record: "きろく",
  print: "いんさつ",
  hintNext: {
    left: "もういちど おすと うごかす ものが でます",
    piece: "もういちど おすと むきが でます",
    move: "もういちど おすと うごきます",
  },
  difficulties: {
    goal: "ゴール",
    easiest: "とても やさしい",
    easy: "やさしい",
    medium: "ふつう",
    hard: "むずかしい",
    severe: "とても むずかしい",
    hardest: "いちばん むずかしい",
    impossible: "とけない",
  },
  simple: {
    today: {
      name: "きょうの もんだい",
      open: (month, date) => `きょう ${month}/${date}`,
      streak: (days) => `${days}にち`,
      record: "きろく",
      streakNamed: (days) => (days > 0 ? `${days}にち つづいています` : "カレンダー"),
    } satisfies Partial<FeatureTexts["today"]>,
    finish: {
      nextPuzzle: "つぎの パズル",
      scrambleAgain: "もういちど まぜる",
      anotherLike: (moves) => `もうひとつ（${moves}）`,
      harder: "もっと むずかしく",
      helps: (hints, answer, arrows) =>
        [hints > 0 && `ヒント ${hints}`, arrows && "のこりを みた", answer && "こたえを みた"]
          .filter(Boolean)
          .join("・"),
      sendResult: "ともだちに おくる",
      savePicture: "えにして のこす",
      reply: "へんじを つくる",
      seeBest: "さいたんを みる",
      lostMoves: () => "むだな てを みる",
      toMyBoard: "じぶんの パズルに もどる",
      tryIt: "じぶんで といてみる",
    } satisfies Partial<FeatureTexts["finish"]>,
    collection: {
      kind: "しゅるい",
      kinds: {
        letters: "もじ",
        numbers: "すうじ",
        parking: "ちゅうしゃ じょう",
        klotski: "はこいり むすめ",
        blocks: "いろいろな かたち",
        rush: "ラッシュアワー",
        games: "ゆうめいな ゲーム",
      },
      forPlay: "じゆうに あそぶ",
      parts: ["はじめて", "なれたら", "もっと むずかしい"],
      levelMarks: { begun: "とちゅう", solved: "とけた", best: "さいたん" },
      classics: "ゆうめいな パズル",
      sources: "どこから きたか",
      solvedMark: "とけた",
      ownBest: (moves) => `じぶんの いちばん ${moves}て`,
      print: "かみに いんさつする",
      graded: "てすうが おおいほど むずかしい パズルです。",
    } satisfies Partial<FeatureTexts["collection"]>,
    share: {
      withMoves: "うごかした ところから",
      withMovesHelp: "オフに すると、はじめの かたちを おくります。",
      asHere: "この ページを ひらく",
      asHereHelp: "オフに すると、「あそぶ」の ページが ひらきます。",
      send: "LINEなどで おくる",
      qrPicture: "この リンクの QRコード",
      enlargeQr: "おおきく みせる",
      closeQr: "もとの おおきさに もどす",
      qrTooLong: "リンクが ながすぎて、QRコードに できません。",
      picture: "え",
      pictureOf: (title) => (title === "" ? "パズルの え" : `「${title}」の え`),
      withGoal: "ゴールも かく",
      savePng: "えを のこす",
      sendPicture: "えを おくる",
      moreForms: "もっと くわしく",
      copyFailed: "コピーできませんでした。もじを えらんで コピーしてください。",
      failed: "うまく いきませんでした。ページを ひらきなおして、もういちど ためしてください。",
    } satisfies Partial<FeatureTexts["share"]>,
    record: {
      days: "あそんだ ひ",
      solved: "といた かず",
      extra: "さいたんより おおい てすう（へいきん）",
      hints: "1つの パズルの ヒント",
      line: "さいきんの 30かい：さいたんより なんて おおいか",
      lineNow: (values) => `ふるい じゅんに ${values}`,
      histogram: "さいたんより なんて おおいか",
      bar: (extra, games) => `${extra}: ${games}かい`,
      unaided: "ヒントや こたえを みないで といた パズルだけを かぞえます。",
      month: (year, month) => `${year}ねん ${month}がつ`,
      earlier: "まえの つき",
      later: "つぎの つき",
      weekdays: ["げつ", "か", "すい", "もく", "きん", "ど", "にち"],
      day: (month, date, mark) => `${month}がつ ${date}にち${mark === "" ? "" : `（${mark}）`}`,
      marks: { best: "さいたん", solved: "とけた", helped: "ヒントあり" },
      archive:
        "まえの ひの もんだいも とけます。にちようびまでなら、つづいた にっすうに はいります。",
      exercises: "むだだった ての れんしゅう",
      exercisesDue: (all, due) =>
        due === 0 ? `${all}もん。きょうは ありません。` : `${all}もん（きょうは ${due}もん）`,
      begin: "きょうの れんしゅうを はじめる",
      task: (moves) => `ここから ${moves}てで とけます。さいしょの 1ては？`,
      exerciseBoard: "れんしゅうの パズル",
      answerByMove: "タイルを うごかして こたえます。",
      right: (moves) => `せいかい！ あと${moves}てです。`,
      wrong: "とおまわりです。やじるしの てが さいたんです。",
      nextExercise: "つぎの もんだい",
      playExercise: "この パズルで あそぶ",
      position: (moves) => `${moves}ての パズル`,
      dueIn: (days) => (days <= 0 ? "きょう" : days === 1 ? "あした" : `${days}にち あと`),
      removePosition: (moves) => `${moves}ての パズルを けす`,
      save: "ぜんぶ ファイルに のこす",
      load: "ファイルを よみこむ",
      loaded: "よみこみました。",
      unread: "この ファイルは よめません。ここで のこした ファイルを えらんでください。",
    } satisfies Partial<FeatureTexts["record"]>,
    help: {
      theme: "がめんの いろ",
      themes: { auto: "じどう", light: "あかるい", dark: "くらい" },
      byMouse:
        "あいている ところと おなじ れつの タイルを クリックすると、そこまでの タイルが まとめて うごきます。つかんで うごかす ことも できます。",
      byTouch:
        "あいている ところと おなじ れつの タイルを タップすると、そこまでの タイルが まとめて うごきます。おおきな ものは、ゆびで つかんで うごかします。",
      onBoard:
        "Tab を おすと パズルに はいり、やじるしキーで ばしょを えらべます。Enter か スペースで うごかします。おおきな ものは Enter か スペースで もち、やじるしキーで うごかして、もういちど おすと はなします。",
      gentle: "やさしい ひょうじ",
      gentleHelp: "かなに なり、とけいが きえ、えもじの パズルが でます",
      arrowsMoveBlank: "やじるしキーで あいている ところを うごかす",
      helpArrows: {
        tile: "やじるしキーは、あいている ところの となりの タイルを うごかします。",
        blank: "やじるしキーは、あいている ところを うごかします。",
      },
      blankKeys: {
        slide: "あいている ところを うごかす",
        slideLine: "あいている ところを はしまで うごかす",
      },
      keysAskAgain: "とけいが うごいている あいだ、S・R・N は 2かい おしたときだけ ききます。",
      keys: {
        slide: "タイルを うごかす",
        slideLine: "まとめて うごかす",
        pick: "おおきな ものを もつ・はなす",
        push: "もった ものを うごかす",
        letGo: "もった ものを はなす",
        draw: "ずに かく（やじるしキーで ばしょを えらぶ）",
        hint: "ヒント（もういちどで うごかす）",
        solve: "こたえ",
        copyLink: "リンクを コピー",
        edit: "パズルを つくる",
        playReplay: "こたえを うごかす・とめる",
        escape: "とじる・やめる",
        help: "つかいかた",
      },
      arrows: "やじるし",
      gradualHints: "ヒントを すこしずつ だす",
      keptTables: (size) => `のこしてある しらべもの：${size}`,
      deleteTables: "けす",
      tablesDeleted: "けしました。",
      singleKeys: "1もじの キーを つかう",
    } satisfies Partial<FeatureTexts["help"]>,
  },
} satisfies Partial<Texts>;

/** Texts of the page in kana. */
export const texts = {
  ...kana,
  undo: "もどす",
  redo: "すすめる",
  restart: "さいしょから",
  solve: "こたえ",
  share: "おくる",
  scrambleWays: "まぜかた",
  collection: "パズル",
  helpHeading: "つかいかたと せってい",
  touching: "あいている ところの となりを タップ",
  touchingPieces: "うごかしたい ものを タップするか、ゆびで うごかします",
  playing: "あいている ところの となりを クリック",
  dragging: "うごかしたい ものを クリックするか、つかんで うごかします",
  taskPicture: "このかたちに する",
  taskMove: (...symbols: readonly string[]) =>
    `${symbols.length > 2 ? "あかいもの" : symbols.map((one) => `「${one}」`).join("と")}を てんせんの ところへ`,
  optimum: "さいたん",
  optimumIs: (moves: number) => `${moves}て`,
  moveCount: (moves: number) => `${moves}て`,
  result: (moves: number) => `${moves}て`,
  wonIn: (moves: number) => `ゴールです。${moves}て。`,
  hintIs: (symbol: string, direction: Direction, moves: MovesLeft, where = "") =>
    `${where}「${symbol}」を ${way[direction]}へ（${left(moves)}）`,
  liveIs: (moves: number) => `あと${moves}て`,
} satisfies Partial<Texts>;

/** English has no kana. */
export type GentleTexts = Omit<typeof texts, keyof typeof kana>;
