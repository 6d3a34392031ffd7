import { useState } from "preact/hooks";
import type { App } from "../../app/app";
import { today } from "../../app/days";
import { civil, type Day, dayOf } from "../../model/today/calendar";
import { type FinishedGame, marksOf, weeksOf } from "../../model/today/games";
import { Button } from "../../ui/Button";
import type { RecordTexts } from "./ja";

interface Props {
  readonly app: App;
  readonly words: RecordTexts;
  readonly games: readonly FinishedGame[];
}

/** A month of puzzles. Every day until today opens its puzzle. */
export function Calendar({ app, words, games }: Props) {
  const now = today();
  const [shown, setShown] = useState(now);
  const { year, month } = civil(shown);
  const marks = marksOf(games);
  const first = dayOf(year, month, 1);
  const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);

  async function open(day: Day): Promise<void> {
    app.store.dispatch({ type: "dialog", dialog: null });
    const { openDay } = await import("../today/open-day");
    await openDay(app, day);
  }

  return (
    <section class="record-calendar" aria-label={words.calendar}>
      <div class="record-month">
        <Button
          class="round quiet"
          icon="left"
          name={words.earlier}
          off={first <= 0}
          onClick={() => setShown(first - 1)}
        />
        <h3>{words.month(year, month)}</h3>
        <Button
          class="round quiet"
          icon="right"
          name={words.later}
          off={next > now}
          onClick={() => setShown(next)}
        />
      </div>
      <div class="record-week" aria-hidden="true">
        {words.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      {weeksOf(shown).map((week) => (
        <div class="record-week" key={week.find((day) => day !== null)}>
          {week.map((day, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a week never change
            if (day === null || day < 0) return <span key={index} />;
            const { date } = civil(day);
            const mark = marks.get(day);
            return (
              <button
                key={day}
                type="button"
                class="quiet record-day"
                disabled={day > now}
                data-mark={mark}
                aria-current={day === now ? "date" : undefined}
                aria-label={words.day(month, date, mark === undefined ? "" : words.marks[mark])}
                onClick={() => void open(day)}
              >
                {date}
              </button>
            );
          })}
        </div>
      ))}
      <p class="note">{words.archive}</p>
    </section>
  );
}
