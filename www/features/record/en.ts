import { moves } from "../../i18n/english";
import { grouped, mean } from "../../i18n/numbers";
import type { RecordTexts } from "./ja";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

export const texts: RecordTexts = {
  days: "Days played",
  solved: "Solved",
  extra: "Mean moves over the shortest",
  hints: "Hints per game",
  none: "—",
  number: (value) => grouped`${value}`,
  mean,
  line: "The last 30 games in order: moves over the shortest",
  allShortest: (games) => grouped`Your last ${games} games were all the shortest.`,
  lineNow: (values) => `Oldest first: ${values}`,
  histogram: "All games by their moves over the shortest",
  bars: ["0", "+2", "+4", "+6", "+8", "+10 or more"],
  bar: (extra, games) => grouped`${extra}: ${games} ${games === 1 ? "game" : "games"}`,
  unaided: "Only games without hints or answers count.",
  calendar: "Calendar",
  month: (year, month) => `${MONTHS[month - 1]} ${year}`,
  earlier: "Previous month",
  later: "Next month",
  weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
  day: (month, date, mark) => `${date} ${MONTHS[month - 1]}${mark === "" ? "" : ` (${mark})`}`,
  marks: { best: "the shortest", solved: "solved", helped: "with help" },
  archive:
    "Past days stay open. Until the Sunday of its week, a day still counts toward the streak.",
  exercises: "Exercises from your lost moves",
  exercisesDue: (all, due) =>
    grouped`${all} ${all === 1 ? "exercise" : "exercises"}, ${due === 0 ? "none" : grouped`${due}`} due today`,
  begin: "Start",
  task: (count) =>
    count === 1
      ? "One move is enough from here. Find it."
      : `${moves(count)} are enough from here. Find the first.`,
  exerciseBoard: "Exercise board",
  answerByMove: "Answer by moving a tile.",
  right: (left) => (left === 0 ? "Right, solved!" : `Right! ${moves(left)} to go.`),
  wrong: "That is a detour. The arrows show the best moves.",
  nextExercise: "Next exercise",
  playExercise: "Play this board",
  position: (count) => `Position ${moves(count)} from the goal`,
  dueIn: (days) => (days <= 0 ? "today" : days === 1 ? "tomorrow" : grouped`in ${days} days`),
  removePosition: (count) => `Delete the position ${moves(count)} from the goal`,
  exerciseUnread: "This exercise cannot be read.",
  exercisesUnkept:
    "This browser could not store the exercises. They are lost when you close the page.",
  file: "File",
  save: "Export everything",
  load: "Import",
  loading: "Importing…",
  reload: "Reload the page",
  loaded: "Imported.",
  unread: "This file is not an exported record. Choose a file that this page has exported.",
  unkept: "This browser could not store it. Free some space, then import again.",
};
