import { expect, it } from "vitest";
import { manySolves } from "../../model/practice/attempt-in-tests";
import { writeEntry } from "../../model/practice/log-entry";
import { PracticeLog } from "./practice-log";

/** Windows that share a storage. */
function memory(parts: Uint8Array[] = []) {
  const followers: ((bytes: Uint8Array) => void)[] = [];
  const opened = () => {
    let own: ((bytes: Uint8Array) => void) | null = null;
    return {
      async *read() {
        yield* parts;
      },
      append: async (bytes: Uint8Array) => {
        parts.push(bytes);
        for (const follow of followers) if (follow !== own) follow(bytes);
      },
      follow(onAppended: (bytes: Uint8Array) => void) {
        own = onAppended;
        followers.push(onAppended);
      },
    };
  };
  return { parts, opened, ...opened() };
}

it("a log shows changes at once, and the next visit reads them", async () => {
  const kept = memory();
  const [one, two, three] = manySolves(3) as [never, never, never];
  const log = new PracticeLog(kept);
  log.add([one]);
  await log.read;
  log.add([two, three]);
  const [first, second] = log.value.state().attempts.map(({ id }) => id) as [string, string];
  log.change(new Map([[second, { note: "lucky", penalty: "+2" }]]));
  log.remove([first]);
  const shown = log.value.state().attempts;
  expect(shown.map(({ note, penalty }) => [note, penalty])).toContainEqual(["lucky", "+2"]);
  await log.written();
  const next = new PracticeLog(memory(kept.parts));
  await next.read;
  const ids = (of: PracticeLog) => of.value.state().attempts.map(({ id, note }) => [id, note]);
  expect(ids(next)).toEqual(ids(log));
  expect(ids(next)).toHaveLength(2);
});

it("an import is stored in parts, each of which can be read alone", async () => {
  const kept = memory();
  const log = new PracticeLog(kept);
  const all = manySolves(1000);
  log.add(all);
  await log.written();
  expect(kept.parts.length).toBeGreaterThan(2);
  expect(Math.max(...kept.parts.map(({ length }) => length))).toBeLessThan(70_000);
  const next = new PracticeLog(memory(kept.parts));
  await next.read;
  expect(next.value.state().attempts).toEqual(all);
});

it("another window follows, whatever it has read before", async () => {
  const kept = memory();
  const [here, there] = [new PracticeLog(kept), new PracticeLog(kept.opened())];
  const [one, two, three] = manySolves(3) as [never, never, never];
  // Before the other window has read.
  here.add([one, two]);
  await here.written();
  const late = new PracticeLog(kept.opened());
  here.change(new Map([[here.value.state().attempts[0]?.id ?? "", { note: "lucky" }]]));
  await here.written();
  there.add([three]);
  there.remove([there.value.state().attempts[1]?.id ?? ""]);
  await there.written();
  const shown = here.value.state().attempts;
  expect(shown.map(({ note }) => note)).toEqual(["lucky", ""]);
  for (const other of [there, late]) {
    await expect.poll(() => other.value.state().attempts).toEqual(shown);
  }
});

it("attempts last until the page closes if storage is refused, with those read before", async () => {
  const error = new Error("full");
  const [first, second] = manySolves(2) as [never, never];
  const log = new PracticeLog({
    async *read() {
      yield writeEntry({ kind: "added", attempt: first });
      throw error;
    },
    append: () => Promise.reject(error),
    follow: () => {},
  });
  log.add([second]);
  await log.written();
  const attempts = [first, second];
  expect(log.value.state()).toEqual({ isRefused: true, attempts });
});
