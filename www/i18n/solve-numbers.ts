/** Moves a second, as `3.20`. */
export const movesASecond = (value: number) => value.toFixed(2);

/** Seconds a move, as `0.312`. */
export const secondsAMove = (millis: number) => (millis / 1000).toFixed(3);

/** A date with the time of day. */
export const dateAndTime = (millis: number, lang: string) =>
  new Date(millis).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
