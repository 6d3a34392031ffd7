import init, { Helper, importTable, wantedTables } from "taisou/solve";
import type { CrewEvent, CrewRequest } from "./crew-messages";
import { createHelping } from "./helping";
import { createLater } from "./later";

/** The few things of a worker's global scope that are used; the page's DOM types know no workers. */
interface HelperScope {
  onmessage: ((message: MessageEvent<CrewRequest>) => void) | null;
  postMessage(event: CrewEvent, transfer: Transferable[]): void;
}
const scope = globalThis as unknown as HelperScope;

const helping = createHelping({
  init,
  create: ({ board, width, options }) => new Helper(board, width, options),
  wanted: () => wantedTables().map(({ name }) => name),
  importTable,
  post: (event, transfer) => scope.postMessage(event, transfer),
  now: () => performance.now(),
  later: createLater(),
});
scope.onmessage = ({ data }) => helping(data);
