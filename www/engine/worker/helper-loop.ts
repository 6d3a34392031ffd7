import type { Helper } from "taisou/solve";
import type { PoolEvent, PoolRequest } from "./pool-messages";
import { SLICE_MILLIS } from "./work";

/** The dependencies of a helper, which tests replace. */
export interface HelperContext {
  init(module: WebAssembly.Module): Promise<unknown>;
  create(begin: Extract<PoolRequest, { type: "begin" }>): Pick<Helper, "take" | "advance">;
  /** The names of tables that are about to be built. */
  wanted(): string[];
  importTable(bytes: Uint8Array): void;
  post(event: PoolEvent, transfer: Transferable[]): void;
  now(): number;
  /** Calls back soon, after waiting messages have been received. */
  later(callback: () => void): void;
}

/** Interval of signs of life. */
const WORKING_MILLIS = 500;

/** Returns the message handler of a helper. It throws any error: the worker is then lost, and the pool requeues its items. */
export function createHelperLoop(context: HelperContext): (request: PoolRequest) => void {
  let helper: Pick<Helper, "take" | "advance"> | null = null;
  const items: Uint8Array[] = [];
  const requestedTables = new Set<string>();
  /** A slice is scheduled, or a table is on its way. */
  let isBusy = false;
  /** The helper holds the first item. */
  let isTaken = false;
  let lastSignAt = 0;

  function schedule(): void {
    if (isBusy || helper === null || items.length === 0) return;
    isBusy = true;
    context.later(runSlice);
  }

  function runSlice(): void {
    isBusy = false;
    const [item] = items;
    if (helper === null || item === undefined) return;
    if (!isTaken && !helper.take(item)) throw new Error("a work item of another puzzle");
    isTaken = true;
    const name = context.wanted().find((wanted) => !requestedTables.has(wanted));
    if (name !== undefined) {
      requestedTables.add(name);
      isBusy = true;
      context.post({ type: "wants", name }, []);
      return;
    }
    const result = helper.advance(Number.POSITIVE_INFINITY, SLICE_MILLIS);
    const now = context.now();
    if (result !== null) {
      isTaken = false;
      items.shift();
      context.post({ type: "result", result }, [result.buffer]);
    } else if (now - lastSignAt > WORKING_MILLIS) {
      lastSignAt = now;
      context.post({ type: "working" }, []);
    }
    schedule();
  }

  return (request) => {
    switch (request.type) {
      case "begin":
        void context.init(request.module).then(() => {
          helper = context.create(request);
          schedule();
        });
        return;
      case "item":
        items.push(request.item);
        schedule();
        return;
      case "table":
        if (request.bytes !== null) context.importTable(request.bytes);
        isBusy = false;
        schedule();
        return;
    }
  };
}
