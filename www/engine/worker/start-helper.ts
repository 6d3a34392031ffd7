import init, { Helper, importTable, wantedTables } from "taisou/solve";
import { createHelperLoop } from "./helper-loop";
import { createLater } from "./later";
import type { PoolRequest } from "./pool-messages";

/** Makes this worker a helper of the search at the other end of `port`. */
export function startHelper(port: MessagePort): void {
  const handle = createHelperLoop({
    init,
    create: ({ board, width, options }) => new Helper(board, width, options),
    wanted: () => wantedTables().map(({ name }) => name),
    importTable,
    post: (event, transfer) => port.postMessage(event, transfer),
    now: () => performance.now(),
    later: createLater(),
  });
  port.onmessage = ({ data }: MessageEvent<PoolRequest>) => handle(data);
}
