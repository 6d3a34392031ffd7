import type { Metric, Move } from "taisou";
import type { Rules, TextRead } from "../engine/rules";
import { asClicks, gesturesOf } from "../model/play/answer";
import type { Answer } from "../model/play/play";
import { boardsAlong } from "../model/puzzle/boards";
import type { Puzzle } from "../model/puzzle/puzzle";
import { turnEnds } from "../model/state/selectors";

/** Reads moves as text into an answer that can be replayed; an objection if they are illegal. */
export function readGivenMoves(
  rules: Rules,
  puzzle: Puzzle,
  metric: Metric,
  text: string,
): TextRead<Answer> {
  const { board, width, options, start } = puzzle;
  const read = rules.readMoves(board, width, text, options);
  if (read.ok === null) return read;
  const moves = inTurns(read.ok.moves, metric, width);
  const turns = gesturesOf(moves, boardsAlong(start, moves), "search");
  const notation = rules.writeMoves(board, width, moves, options);
  const after = rules.parse(read.ok.board, width, options);
  if (notation === null || after === null) return { ok: null, objection: null };
  const arrives = puzzle.hasGoal && after.solved;
  return {
    ok: {
      board,
      history: [],
      turns,
      notation,
      solution: {
        status: arrives ? "solved" : "stopped",
        moves,
        notation,
        length: arrives ? turns.length : null,
        optimal: false,
        startBound: 0,
        bound: 0,
        boards: [],
        // Not shortest in general, so hints do not follow it.
        algorithm: "human",
        why: null,
        metric,
        nodes: 0,
        stages: [],
        reason: null,
      },
    },
  };
}

/** Numbers the moves by turns: steps that count as one move in this metric share a turn. */
function inTurns(moves: readonly Move[], metric: Metric, width: number): Move[] {
  if (metric === "line") return asClicks(moves, width);
  const ends = metric === "step" ? moves.map((_, index) => index + 1) : turnEnds(moves, metric);
  return moves.map((move, index) => {
    const turn = ends.findIndex((end) => index < end);
    return { ...move, turn: turn < 0 ? ends.length : turn };
  });
}
