import init, { Helper, importTable, wantedTables } from "taisou/solve";
import type { PoolRequest } from "./pool-messages";
import { createHelperLoop } from "./helper-loop";
import { createLater } from "./later";

/** Makes this worker one that helps a search, by the module that solves. */
export function help(port: MessagePort): void {
  const hear = createHelperLoop({
    init,
    create: ({ board, width, options }) => new Helper(board, width, options),
    wanted: () => wantedTables().map(({ name }) => name),
    importTable,
    post: (event, transfer) => port.postMessage(event, transfer),
    now: () => performance.now(),
    later: createLater(),
  });
  port.onmessage = ({ data }: MessageEvent<PoolRequest>) => hear(data);
}
