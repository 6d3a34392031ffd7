import type { Search } from "taisou/solve";
import type { Port } from "../worker-port";
import type { CrewEvent, CrewRequest } from "./crew-messages";

/** What is needed of a search whose work is shared. */
export type Lender = Pick<Search, "canLend" | "lend" | "settle" | "takeBack" | "isWaiting">;

/** A worker that helps. */
export type HelperPort = Port<CrewRequest, CrewEvent>;

/** Helpers at work on one search. Whatever becomes of them, the search comes to the same end. */
export interface Crew {
  /** Gives work to those that have none. Here as in `wait`, who was not heard of for long is done without. */
  feed(): void;
  /** What the search should wait for, if it has nothing to do itself. */
  wait(): Promise<void> | null;
  /** Sends everybody home; what they had is the search's again. */
  dismiss(): void;
}

/** About a tenth of a second: rarely enough to cost nothing, soon enough when a threshold ends. */
const PACKET_NODES = 400_000;
/** One to look at, and one that waits, so that nobody waits for it. */
const PACKETS = 2;
/** Who has work and says nothing for so long is taken for lost. */
const SILENCE_MILLIS = 5000;
/** How soon that is looked at again where nothing else happens. */
const LOOK_MILLIS = 500;

interface Member {
  readonly port: HelperPort;
  /** What it has, oldest first: it works in this order. */
  readonly packets: Uint8Array[];
  heard: number;
}

/**
 * @param search Whose work it is.
 * @param begin What helpers are told first.
 * @param ports The helpers.
 * @param tableOf A table of this module as bytes.
 */
export function createCrew(
  search: Lender,
  begin: Extract<CrewRequest, { type: "begin" }>,
  ports: readonly HelperPort[],
  tableOf: (name: string) => Uint8Array | null,
  now: () => number = () => performance.now(),
): Crew {
  let members: Member[] = ports.map((port) => ({ port, packets: [], heard: now() }));
  /** Called when there is something new. */
  let wake: (() => void) | null = null;

  for (const member of members) {
    member.port.onmessage = ({ data }) => hear(member, data);
    member.port.onerror = () => lose(member);
    member.port.postMessage(begin, []);
  }

  function hear(member: Member, event: CrewEvent): void {
    if (!members.includes(member)) return;
    member.heard = now();
    if (event.type === "wants") {
      const bytes = tableOf(event.name);
      member.port.postMessage({ type: "table", bytes }, bytes === null ? [] : [bytes.buffer]);
    } else if (event.type === "result") {
      const packet = member.packets.shift();
      // The search may have gone on to other tables since, and not want it any more; if it does, it does that itself.
      if (!search.settle(event.result) && packet !== undefined) search.takeBack(packet);
      give(member);
      wake?.();
    }
  }

  function give(member: Member): void {
    while (member.packets.length < PACKETS) {
      const packet = search.lend(PACKET_NODES);
      if (packet === null) return;
      if (member.packets.length === 0) member.heard = now();
      member.packets.push(packet);
      member.port.postMessage({ type: "packet", packet }, []);
    }
  }

  function lose(member: Member): void {
    if (!members.includes(member)) return;
    members = members.filter((other) => other !== member);
    member.port.terminate();
    for (const packet of member.packets) search.takeBack(packet);
    wake?.();
  }

  /** What somebody silent had is the search's again, which may be waiting for just that. */
  function loseSilent(): void {
    for (const member of members) {
      if (member.packets.length > 0 && now() - member.heard > SILENCE_MILLIS) lose(member);
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
