import "./record-sheet.css";
import { finishedFor } from "../../app/keep-games";
import { histogramOf, summaryOf } from "../../model/today/games";
import type { WordedProps } from "../../shell/with-words";
import { useValue } from "../../ui/use-value";
import { Calendar } from "./Calendar";
import { Exercises } from "./Exercises";
import { FilePart } from "./FilePart";
import type { RecordTexts } from "./ja";

/** The games of the line. */
const LATEST = 30;

/** Days, figures and charts of the finished games; their export and import. */
export function RecordSheet(props: WordedProps<RecordTexts>) {
  const { app, lang, words } = props;
  const { games } = useValue(finishedFor(app).value);
  const { days, solved, extras, hints } = summaryOf(games);
  const sum = extras.reduce((total, extra) => total + extra, 0);
  const figures: readonly (readonly [string, string])[] = [
    [words.days, words.number(days)],
    [words.solved, words.number(solved)],
    [words.extra, extras.length === 0 ? words.none : words.mean(sum / extras.length)],
    [words.hints, solved === 0 ? words.none : words.mean(hints / solved)],
  ];
  return (
    <div class="record-sheet">
      <Calendar {...{ app, words, games }} />
      <dl class="record-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {extras.length > 1 && <Trend extras={extras.slice(-LATEST)} words={words} />}
      {extras.length > 0 && <Histogram {...{ extras, words }} />}
      {solved > 0 && <p class="note">{words.unaided}</p>}
      <Exercises {...props} />
      <FilePart {...{ app, lang, words }} />
    </div>
  );
}

interface ChartProps {
  readonly extras: readonly number[];
  readonly words: RecordTexts;
}

function Trend({ extras, words }: ChartProps) {
  if (extras.every((extra) => extra === 0)) return <p>{words.allShortest(extras.length)}</p>;
  const most = Math.max(...extras, 2);
  const points = extras.map((extra, index) => {
    const x = 4 + (292 * index) / (extras.length - 1);
    return [x, 56 - (48 * extra) / most].map(Math.round).join();
  });
  return (
    <figure>
      <figcaption>{words.line}</figcaption>
      <svg
        class="record-line"
        viewBox="0 0 300 60"
        role="img"
        aria-label={words.lineNow(extras.join(", "))}
      >
        <path d="M4 56H296" />
        <polyline points={points.join(" ")} />
      </svg>
    </figure>
  );
}

function Histogram({ extras, words }: ChartProps) {
  const counts = histogramOf(extras);
  const most = Math.max(...counts);
  return (
    <figure>
      <figcaption>{words.histogram}</figcaption>
      <ul class="record-bars">
        {counts.map((games, index) => (
          <li key={words.bars[index]} aria-label={words.bar(words.bars[index] ?? "", games)}>
            <span aria-hidden="true">{games}</span>
            <span class="record-bar" style={{ blockSize: `${(3.4 * games) / most}rem` }} />
            <span aria-hidden="true">{words.bars[index]}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
