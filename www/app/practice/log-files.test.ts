import { expect, it } from "vitest";
import { rules } from "../../engine/rules-in-tests";
import { logObject, practiceText } from "../../model/practice/attempts-json";
import { readLog } from "../../model/practice/read-log";
import { madeAttempts } from "../../model/practice/walks-in-tests";
import { addRead } from "./log-files";
import { unstoredLog } from "./log-in-tests";

const all = madeAttempts(5);

async function readAll() {
  const read = await readLog(rules, practiceText(logObject(all, null)), async () => {});
  if (read.fault !== null) throw new Error(read.fault.expected);
  return read;
}

it("a file adds the attempts that are not in the log yet", async () => {
  const log = unstoredLog();
  log.add(all.slice(0, 2));
  expect(await addRead(log, await readAll())).toEqual({ added: 3, known: 2 });
  expect(await addRead(log, await readAll())).toEqual({ added: 0, known: 5 });
  expect(log.value.state().attempts).toEqual(all);
});

it("a file that storage refuses is reported", async () => {
  const refuse = () => Promise.reject(new Error("full"));
  const log = unstoredLog({ update: refuse });
  expect(await addRead(log, await readAll())).toBeNull();
  // The frame of csTimer has no database here.
  expect(await addRead(unstoredLog(), { ...(await readAll()), frame: "{}" })).toBeNull();
});
