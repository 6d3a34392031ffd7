import type { Search } from "taisou/solve";
import type { Port } from "../worker-port";
import type { PoolEvent, PoolRequest } from "./pool-messages";

/** What is needed of a search whose work is shared. */
export type SharedSearch = Pick<Search, "canLease" | "lease" | "complete" | "requeue" | "isWaiting">;

/** A worker that helps. */
export type HelperPort = Port<PoolRequest, PoolEvent>;

/** Helpers at work on one search. Whatever becomes of them, the search comes to the same end. */
export interface WorkerPool {
  /** Gives work to those that have none. Here as in `wait`, who was not heard of for long is done without. */
  feed(): void;
  /** What the search should wait for, if it has nothing to do itself. */
  wait(): Promise<void> | null;
  /** Sends everybody home; what they had is the search's again. */
  dismiss(): void;
}

/** About a tenth of a second: rarely enough to cost nothing, soon enough when a threshold ends. */
const ITEM_NODES = 400_000;
/** One to look at, and one that waits, so that nobody waits for it. */
const ITEMS = 2;
/** Who has work and says nothing for so long is taken for lost. */
const SILENCE_MILLIS = 5000;
/** How soon that is looked at again where nothing else happens. */
const LOOK_MILLIS = 500;

interface Member {
  readonly port: HelperPort;
  /** What it has, oldest first: it works in this order. */
  readonly items: Uint8Array[];
  heard: number;
}

/**
 * @param search Whose work it is.
 * @param begin What helpers are told first.
 * @param ports The helpers.
 * @param tableOf A table of this module as bytes.
 */
export function createWorkerPool(
  search: SharedSearch,
  begin: Extract<PoolRequest, { type: "begin" }>,
  ports: readonly HelperPort[],
  tableOf: (name: string) => Uint8Array | null,
  now: () => number = () => performance.now(),
): WorkerPool {
  let members: Member[] = ports.map((port) => ({ port, items: [], heard: now() }));
  /** Called when there is something new. */
  let wake: (() => void) | null = null;

  for (const member of members) {
    member.port.onmessage = ({ data }) => hear(member, data);
    member.port.onerror = () => lose(member);
    member.port.postMessage(begin, []);
  }

  function hear(member: Member, event: PoolEvent): void {
    if (!members.includes(member)) return;
    member.heard = now();
    if (event.type === "wants") {
      const bytes = tableOf(event.name);
      member.port.postMessage({ type: "table", bytes }, bytes === null ? [] : [bytes.buffer]);
    } else if (event.type === "result") {
      const item = member.items.shift();
      // The search may have gone on to other tables since, and not want it any more; if it does, it does that itself.
      if (!search.complete(event.result) && item !== undefined) search.requeue(item);
      give(member);
      wake?.();
    }
  }

  function give(member: Member): void {
    while (member.items.length < ITEMS) {
      const item = search.lease(ITEM_NODES);
      if (item === null) return;
      if (member.items.length === 0) member.heard = now();
      member.items.push(item);
      member.port.postMessage({ type: "item", item }, []);
    }
  }

  function lose(member: Member): void {
    if (!members.includes(member)) return;
    members = members.filter((other) => other !== member);
    member.port.terminate();
    for (const item of member.items) search.requeue(item);
    wake?.();
  }

  /** What somebody silent had is the search's again, which may be waiting for just that. */
  function loseSilent(): void {
    for (const member of members) {
      if (member.items.length > 0 && now() - member.heard > SILENCE_MILLIS) lose(member);
    }
  }

  return {
    feed() {
      loseSilent();
      for (const member of members) give(member);
    },
    wait() {
      loseSilent();
      if (!search.isWaiting()) return null;
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, LOOK_MILLIS);
        wake = () => {
          clearTimeout(timer);
          wake = null;
          resolve();
        };
      });
    },
    dismiss() {
      for (const member of members) lose(member);
    },
  };
}
