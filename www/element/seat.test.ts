import * as taisou from "taisou";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { hiredWorker } from "../app/page-in-tests";
import { createLine, type Line } from "../engine/line";
import { liveOf } from "../model/state/selectors";
import { ATTRIBUTES, type Attributes } from "./attributes";
import { createSeat, type Seat } from "./seat";
import { words } from "./words";

beforeAll(() => taisou.default());

/** This many tasks may join the line between two turns of the event loop. In a loop without end it would be all. */
const MOST_AT_ONCE = 500;

/** A page with boards on it; their one worker runs between two turns of the event loop, as a thread does. */
function page() {
  const worker = hiredWorker();
  let joined = 0;
  let most = 0;
  let isOver = false;
  /** Fails, instead of hanging, when tasks join without end. */
  function watched(line: Line): Line {
    return {
      ...line,
      join(task, hear) {
        joined += 1;
        most = Math.max(most, joined);
        if (joined > MOST_AT_ONCE) throw new Error("the event loop is blocked");
        return line.join(task, hear);
      },
    };
  }
  const world = {
    ...{ rules: taisou, words, loadRules: async () => {} },
    createQueue: async () =>
      watched(
        createLine(
          () => worker.port,
          async () => ({}) as WebAssembly.Module,
        ),
      ),
  };
  async function run(): Promise<void> {
    while (!isOver) {
      joined = 0;
      worker.slice();
      await turn();
    }
  }
  void run();
  onTestFinished(() => {
    isOver = true;
  });
  return {
    addBoard: (said: Partial<Attributes>) => addBoard(world, said),
    most: () => most,
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function addBoard(world: Parameters<typeof createSeat>[0], said: Partial<Attributes>) {
  const none = Object.fromEntries(ATTRIBUTES.map((name) => [name, null]));
  const troubles: string[] = [];
  const seat = createSeat(
    world,
    { now: () => 0, isHidden: () => false, onSight() {} },
    {
      ...{ onMove() {}, onSolved() {}, onAnswer() {} },
      onTrouble: (_, sentence) => troubles.push(sentence),
    },
  );
  let attributes = { ...none, ...said } as Attributes;
  const set = (more: Partial<Attributes>) => {
    attributes = { ...attributes, ...more };
    seat.follow(attributes, "en");
    return seat.open(attributes, "en");
  };
  void set({});
  return { seat, set, troubles, insert: () => seat.follow(attributes, "en") };
}

async function liveIs(seat: Seat, moves: number): Promise<void> {
  const state = () => liveOf(seat.player.store.state());
  while (state()?.least !== moves || state()?.most !== moves) await turn();
}

it.each([2, 6, 30])(
  "%i boards with live distances and solve() do not block the page",
  async (count) => {
    const { addBoard, most } = page();
    const boards = Array.from({ length: count }, () =>
      addBoard({ board: "867/254/3*1", live: "" }),
    );
    for (const _ of boards) await turn();
    // Some are taken away in mid-search, and half of those come back.
    boards.forEach(({ seat }, index) => {
      if (index % 3 === 0) seat.rest();
    });
    await turn();
    boards.forEach(({ insert }, index) => {
      if (index % 6 === 0) insert();
    });
    await Promise.all(boards.slice(0, 2).map(({ set }) => set({ board: "12345678*" })));
    const solved = await Promise.all(boards.map(({ seat }) => seat.solve()));
    expect(solved.map(({ length }) => length)).toEqual(
      boards.map((_, index) => (index < 2 ? 0 : 31)),
    );
    boards.push(addBoard({ board: "867/254/3*1", live: "" }));
    for (const [index, { seat }] of boards.entries()) {
      const isAway = index % 3 === 0 && index % 6 !== 0 && index < count;
      if (isAway) expect(liveOf(seat.player.store.state())).toBeNull();
      else await liveIs(seat, index < 2 ? 0 : 31);
    }
    expect(boards.flatMap(({ troubles }) => troubles)).toEqual([]);
    expect(most()).toBeLessThanOrEqual(2 * boards.length);
  },
);
