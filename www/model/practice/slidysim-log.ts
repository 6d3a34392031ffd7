import type { Rules } from "../../engine/rules";
import { replayLink, replaysIn } from "../foreign/replay";
import type { Attempt } from "./attempt";
import { lettersOf } from "./attempts-csv";
import { checkedAttempt } from "./checked-attempt";
import { importedIds, importedSession } from "./imported";
import { unread } from "./log-fault";
import { packSteps, packTimes, unpackTimes } from "./packed";
import { fragmentIn, plainNumbers, scrambleIn } from "./scramble-text";
import { stepsOf } from "./steps";

const FORM = "slidysim";

export function isReplays(text: string): boolean {
  return /^\s*https?:\/\/\S+[?&]r=/.test(text);
}

/** Reads replay links of slidysim, one a line. Moves without times are spread over the solve. Throws `UnreadLog`. */
export async function readReplays(rules: Rules, text: string): Promise<Attempt[]> {
  const idOf = importedIds();
  const attempts: Attempt[] = [];
  let line = 0;
  for (const link of text.split(/\r\n|\n|\r/)) {
    line += 1;
    if (link.trim() === "") continue;
    const replays = (await replaysIn(rules, link)) ?? [];
    if (replays.length === 0) throw unread(FORM, "link", link, "", line);
    for (const { start, moves, ms, times, at } of replays) {
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
      const attempt: Attempt = {
        id: idOf(at ?? 0, `${start} ${moves} ${whole}`),
        session: importedSession(board.width, board.height, FORM),
        ...{ start: at ?? 0, fragment, ms: whole, penalty: "none", splits: [] },
        ...{ moves: packSteps(steps), times: packTimes(made) },
        ...{ optimal: null, bound: null, note: "" },
      };
      const wrong = checkedAttempt(rules, attempt);
      if (wrong !== null) throw unread(FORM, wrong.expected, moves, "", line);
      attempts.push(attempt);
    }
  }
  return attempts;
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
