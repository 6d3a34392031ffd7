import { decimal } from "../../i18n/numbers";
import { movesASecond, secondsAMove } from "../../i18n/solve-numbers";
import { hundredths } from "../../model/practice/result-text";
import { type PracticeMeasure, worstOf } from "../../model/practice/statistics";
import type { PracticeTexts } from "./ja";

export function figure(value: number, measure: PracticeMeasure, p: PracticeTexts): string {
  if (Number.isNaN(value)) return "–";
  if (value === worstOf(measure)) return p.dnf;
  switch (measure) {
    case "time":
      return hundredths(value);
    case "moves":
      return decimal(value, 2);
    case "tps":
      return movesASecond(value);
    case "extra":
      return p.more(value);
    case "perOptimal":
      return secondsAMove(value);
  }
}
