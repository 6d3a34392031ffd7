import "./today-strip.css";
import { today } from "../../app/days";
import { finishedFor, type Risk } from "../../app/keep-games";
import { listedEntry } from "../../model/derived/listed-entry";
import { civil, type Day, dateText, mondayOf } from "../../model/today/calendar";
import { type DayMark, marksOf, streakOf } from "../../model/today/games";
import { DAY } from "../../model/today/schedule";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { useValue } from "../../ui/use-value";
import type { TodayTexts } from "./ja";
import { openDay } from "./open-day";

/** Today's puzzle, the days of the week with their marks, and the streak. */
export function TodayStrip({ app, state, words }: WordedProps<TodayTexts>) {
  const finished = finishedFor(app);
  const { games, risk } = useValue(finished.value);
  const now = today();
  const { month, date } = civil(now);
  const entry = listedEntry(state);
  const isHere = entry?.id === DAY + dateText(now);
  const streak = streakOf(games, now);
  const openRecord = () => app.store.dispatch({ type: "dialog", dialog: "record" });
  return (
    <section class="today" aria-label={words.name}>
      {risk !== null && (
        <RiskLine {...{ risk, words }} onRestore={finished.restore} onExport={openRecord} />
      )}
      <div class="today-line">
        <Button class="today-open" off={isHere} onClick={() => void openDay(app, now)}>
          {words.open(month, date)}
        </Button>
        <button type="button" class="quiet today-record" onClick={openRecord}>
          <span class="visually-hidden">{`${words.record}: ${words.streakNamed(streak)}`}</span>
          <Week marks={marksOf(games)} {...{ now, words }} />
          <span class="today-streak" aria-hidden="true">
            {streak > 0 ? words.streak(streak) : words.record}
          </span>
        </button>
      </div>
    </section>
  );
}

interface WeekProps {
  readonly marks: ReadonlyMap<Day, DayMark>;
  readonly now: Day;
  readonly words: TodayTexts;
}

/** The seven days of this week. */
function Week({ marks, now, words }: WeekProps) {
  return (
    <span class="today-week" aria-hidden="true">
      {words.weekdays.map((weekday, index) => {
        const day = mondayOf(now) + index;
        return (
          <span key={day} class="today-day" data-now={day === now || undefined}>
            {weekday}
            <span class="today-dot" data-mark={marks.get(day)} />
          </span>
        );
      })}
    </span>
  );
}

interface RiskProps {
  readonly risk: Risk;
  readonly words: TodayTexts;
  readonly onRestore: () => void;
  readonly onExport: () => void;
}

/** Says why the record may be lost, and what to do. */
function RiskLine({ risk, words, onRestore, onExport }: RiskProps) {
  return (
    <p class="note today-risk" role="alert">
      {words.risks[risk]}{" "}
      {risk === "cleared" ? (
        <Button onClick={onRestore}>{words.restore}</Button>
      ) : (
        <Button onClick={onExport}>{words.record}</Button>
      )}
    </p>
  );
}
