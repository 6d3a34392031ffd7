/** Days since Monday, 29 December 2025, the first with a puzzle; negative before it. */
export type Day = number;

/** The number of that first day, counted from 1 January 1970. */
const FIRST = 20_451;

/** The day of a date of the Gregorian calendar, by integers alone; `month` counts from 1. */
export function dayOf(year: number, month: number, date: number): Day {
  // Years begin in March, so that a leap day is the last one.
  const years = month > 2 ? year : year - 1;
  const era = Math.floor(years / 400);
  const ofEra = years - era * 400;
  const months = (month + 9) % 12;
  const days = Math.floor((153 * months + 2) / 5) + date - 1;
  const ofYears = ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100);
  return era * 146_097 + ofYears + days - 719_468 - FIRST;
}

export interface CivilDate {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly date: number;
}

export function civil(day: Day): CivilDate {
  const since = day + FIRST + 719_468;
  const era = Math.floor(since / 146_097);
  const rest = since - era * 146_097;
  const leaps = Math.floor(rest / 1460) - Math.floor(rest / 36_524) + Math.floor(rest / 146_096);
  const years = Math.floor((rest - leaps) / 365);
  const days = rest - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const months = Math.floor((5 * days + 2) / 153);
  const month = months < 10 ? months + 3 : months - 9;
  return {
    year: years + era * 400 + (month > 2 ? 0 : 1),
    month,
    date: days - Math.floor((153 * months + 2) / 5) + 1,
  };
}

/** Writes a day as in `2026-11-24`. */
export function dateText(day: Day): string {
  const { year, month, date } = civil(day);
  return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}

/** Reads such a date; `null` if the calendar has no such day. */
export function readDate(text: string): Day | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const day = dayOf(Number(year), Number(month), Number(date));
  return Number.isInteger(day) && dateText(day) === text ? day : null;
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return ((day % 7) + 7) % 7;
}

export function mondayOf(day: Day): Day {
  return day - weekdayOf(day);
}
