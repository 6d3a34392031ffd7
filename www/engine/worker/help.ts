import init, { Helper, importTable, wantedTables } from "taisou/solve";
import type { CrewEvent, CrewRequest } from "./crew-messages";
import { createHelping } from "./helping";
import { createLater } from "./later";

/** What a worker that helps does with each message, by the module that solves. */
export function help(
  post: (event: CrewEvent, transfer: Transferable[]) => void,
): (request: CrewRequest) => void {
  return createHelping({
    init,
    create: ({ board, width, options }) => new Helper(board, width, options),
    wanted: () => wantedTables().map(({ name }) => name),
    importTable,
    post,
    now: () => performance.now(),
    later: createLater(),
  });
}
