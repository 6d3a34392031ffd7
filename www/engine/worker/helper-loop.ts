import type { Helper } from "taisou/solve";
import type { PoolEvent, PoolRequest } from "./pool-messages";
import { SLICE_MILLIS } from "./work";

/** What a helper needs of its module and its worker. */
export interface HelperContext {
  init(module: WebAssembly.Module): Promise<unknown>;
  create(begin: Extract<PoolRequest, { type: "begin" }>): Pick<Helper, "take" | "advance">;
  /** The names of tables that are about to be built. */
  wanted(): string[];
  importTable(bytes: Uint8Array): void;
  post(event: PoolEvent, transfer: Transferable[]): void;
  now(): number;
  /** Calls back soon, after messages that wait have been heard. */
  later(callback: () => void): void;
}

/** So often it says that it is there. */
const WORKING_MILLIS = 500;

/** Looks at one work item after another. What goes wrong is thrown: then the worker is lost, and its work items are not. */
export function createHelperLoop(world: HelperContext): (request: PoolRequest) => void {
  let helper: Pick<Helper, "take" | "advance"> | null = null;
  const items: Uint8Array[] = [];
  const asked = new Set<string>();
  /** Whether a slice is on its way, or an answer. */
  let busy = false;
  /** Whether a work item was taken up and is not done. */
  let taken = false;
  let said = 0;

  function goOn(): void {
    if (busy || helper === null || items.length === 0) return;
    busy = true;
    world.later(slice);
  }

  function slice(): void {
    busy = false;
    const [item] = items;
    if (helper === null || item === undefined) return;
    if (!taken && !helper.take(item)) throw new Error("a work item of another puzzle");
    taken = true;
    const name = world.wanted().find((wanted) => !asked.has(wanted));
    if (name !== undefined) {
      asked.add(name);
      busy = true;
      world.post({ type: "wants", name }, []);
      return;
    }
    const result = helper.advance(Number.POSITIVE_INFINITY, SLICE_MILLIS);
    const after = world.now();
    if (result !== null) {
      taken = false;
      items.shift();
      world.post({ type: "result", result }, [result.buffer]);
    } else if (after - said > WORKING_MILLIS) {
      said = after;
      world.post({ type: "working" }, []);
    }
    goOn();
  }

  return (request) => {
    switch (request.type) {
      case "begin":
        void world.init(request.module).then(() => {
          helper = world.create(request);
          goOn();
        });
        return;
      case "item":
        items.push(request.item);
        goOn();
        return;
      case "table":
        if (request.bytes !== null) world.importTable(request.bytes);
        busy = false;
        goOn();
        return;
    }
  };
}
