import type * as taisou from "taisou";

/** The module's synchronous calls: the only rules there are. They are pure, so views may call them. */
export type Rules = Pick<
  typeof taisou,
  "parse" | "step" | "solvable" | "scramble" | "readMoves" | "writeMoves" | "algorithms" | "version"
>;
