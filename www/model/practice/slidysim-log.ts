import type { Rules } from "../../engine/rules";
import { type Replay, replayLink, replaysIn } from "../foreign/replay";
import type { Attempt } from "./attempt";
import { lettersOf } from "./attempts-csv";
import { importedIds, importedSession } from "./imported";
import { unread } from "./log-fault";
import type { LogReading } from "./log-reading";
import { packSteps, packTimes, unpackTimes } from "./packed";
import { fragmentIn, plainNumbers, scrambleIn } from "./scramble-text";
import { stepsOf } from "./steps";

const FORM = "slidysim";

export function isReplays(text: string): boolean {
  return /^\s*https?:\/\/\S+[?&]r=/.test(text);
}

/** Reads replay links of slidysim, one a line. Moves without times are spread over the solve. */
export async function readReplays(text: string, reading: LogReading): Promise<void> {
  const { rules } = reading;
  const lines = text.split(/\r\n|\n|\r/);
  const replays: { readonly replay: Replay; readonly line: number }[] = [];
  reading.total = 2 * lines.length;
  await reading.rows(lines, async (link, index) => {
    if (link.trim() === "") return;
    const read = (await replaysIn(rules, link)) ?? [];
    if (read.length === 0) throw unread(FORM, "link", link, "", index + 1);
    for (const replay of read) replays.push({ replay, line: index + 1 });
  });
  const idOf = importedIds()();
  await reading.rows(replays, ({ replay, line }) =>
    reading.take(attemptOf(rules, replay, { idOf, line }), () => ({ form: FORM, line, place: "" })),
  );
}

interface ReplayPlace {
  readonly idOf: ReturnType<ReturnType<typeof importedIds>>;
  readonly line: number;
}

function attemptOf(
  rules: Rules,
  { start, moves, ms, times, at }: Replay,
  { idOf, line }: ReplayPlace,
): Attempt {
  const fragment = start === null ? null : fragmentIn(rules, start);
  const board = fragment === null ? null : scrambleIn(rules, fragment);
  if (start === null || fragment === null || board === null) {
    throw unread(FORM, "board", start, "", line);
  }
  const read = rules.readMoves(start, board.width, moves, {}).ok;
  if (read === null) throw unread(FORM, "moves", moves, "", line);
  const steps = stepsOf(read.moves, board.width);
  const whole = ms ?? times?.at(-1) ?? 0;
  const pause = whole / Math.max(steps.length - 1, 1);
  const made =
    times?.length === steps.length ? times : steps.map((_, step) => Math.round(pause * step));
  return {
    id: idOf(at ?? 0, `${start} ${moves} ${whole}`),
    session: importedSession(board.width, board.height, FORM),
    ...{ start: at ?? 0, fragment, ms: whole, penalty: "none", splits: [] },
    ...{ moves: packSteps(steps), times: packTimes(made) },
    ...{ optimal: null, bound: null, note: "" },
  };
}

/** Replay links for the attempts with moves on boards of plain numbers, one a line. */
export async function writeReplays(attempts: readonly Attempt[]): Promise<string> {
  const links: string[] = [];
  for (const attempt of attempts) {
    const scramble = plainNumbers(attempt.fragment);
    if (scramble === null || attempt.times.length === 0) continue;
    links.push(await replayLink(scramble, lettersOf(attempt), unpackTimes(attempt.times)));
  }
  return links.map((link) => `${link}\n`).join("");
}
