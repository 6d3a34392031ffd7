import type { Search } from "taisou/solve";
import type { Port } from "../task-queue";
import type { PoolEvent, PoolRequest } from "./pool-messages";

/** The part of a search that leases work items. */
export type SharedSearch = Pick<
  Search,
  "canLease" | "lease" | "complete" | "requeue" | "isWaiting"
>;

export type HelperPort = Port<PoolRequest, PoolEvent>;

/** Helpers of one search. Its proof does not depend on them. `feed` and `wait` drop helpers that have become silent. */
export interface WorkerPool {
  feed(): void;
  /** A promise that the search must await if it has nothing to do itself. */
  wait(): Promise<void> | null;
  /** Terminates all helpers and requeues their work. */
  dismiss(): void;
}

/** About 10 ms of work: at the end of a threshold the search waits for the last items. */
const ITEM_NODES = 50_000;
/** Items per helper: one in progress, the others last until this worker reads its messages, every 20 ms. */
const ITEMS = 4;
/** A helper with work that sends nothing for this long is dropped. */
const SILENCE_MILLIS = 5000;
/** Interval of checks for silent helpers while nothing else happens. */
const CHECK_MILLIS = 500;

interface Member {
  readonly port: HelperPort;
  /** Leased items, oldest first: the helper works in this order. */
  readonly items: Uint8Array[];
  lastEventAt: number;
}

/**
 * @param begin The first message to each helper.
 * @param tableOf Exports a table of this worker's module.
 */
export function createWorkerPool(
  search: SharedSearch,
  begin: Extract<PoolRequest, { type: "begin" }>,
  ports: readonly HelperPort[],
  tableOf: (name: string) => Uint8Array | null,
  now: () => number = () => performance.now(),
): WorkerPool {
  let members: Member[] = ports.map((port) => ({ port, items: [], lastEventAt: now() }));
  /** Ends a `wait`. */
  let wake: (() => void) | null = null;

  for (const member of members) {
    member.port.onmessage = ({ data }) => onEvent(member, data);
    member.port.onerror = () => drop(member);
    member.port.postMessage(begin, []);
  }

  function onEvent(member: Member, event: PoolEvent): void {
    if (!members.includes(member)) return;
    member.lastEventAt = now();
    if (event.type === "wants") {
      const bytes = tableOf(event.name);
      member.port.postMessage({ type: "table", bytes }, bytes === null ? [] : [bytes.buffer]);
    } else if (event.type === "result") {
      const item = member.items.shift();
      // The search may use other tables by now and reject the result; it then searches the item itself, if it still needs it.
      if (!search.complete(event.result) && item !== undefined) search.requeue(item);
      fill(member);
      wake?.();
    }
  }

  function fill(member: Member): void {
    while (member.items.length < ITEMS) {
      const item = search.lease(ITEM_NODES);
      if (item === null) return;
      if (member.items.length === 0) member.lastEventAt = now();
      member.items.push(item);
      member.port.postMessage({ type: "item", item }, []);
    }
  }

  function drop(member: Member): void {
    if (!members.includes(member)) return;
    members = members.filter((other) => other !== member);
    member.port.terminate();
    for (const item of member.items) search.requeue(item);
    wake?.();
  }

  /** The search may be waiting for an item of a silent helper. */
  function dropSilent(): void {
    for (const member of members) {
      if (member.items.length > 0 && now() - member.lastEventAt > SILENCE_MILLIS) drop(member);
    }
  }

  return {
    feed() {
      dropSilent();
      for (const member of members) fill(member);
    },
    wait() {
      dropSilent();
      if (!search.isWaiting()) return null;
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, CHECK_MILLIS);
        wake = () => {
          clearTimeout(timer);
          wake = null;
          resolve();
        };
      });
    },
    dismiss() {
      for (const member of members) drop(member);
    },
  };
}
