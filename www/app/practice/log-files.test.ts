import { expect, it } from "vitest";
import { rules } from "../../engine/rules-in-tests";
import { logObject, practiceText } from "../../model/practice/attempts-json";
import { writeCsTimer } from "../../model/practice/cs-timer";
import { readLog } from "../../model/practice/read-log";
import { madeAttempts } from "../../model/practice/walks-in-tests";
import { addRead } from "./log-files";
import { unstoredLog } from "./log-in-tests";

const all = [...madeAttempts(5), ...madeAttempts(3, 3, "3×3")];

async function attemptsIn(text: string) {
  const read = await readLog(rules, text, async () => {});
  if (read.fault !== null) throw new Error(read.fault.expected);
  return read.attempts;
}

const json = practiceText(logObject(all));

it("a file adds the attempts that are not in the log yet, and tells where they went", async () => {
  const log = unstoredLog();
  log.add(all.slice(0, 2));
  const parts: number[] = [];
  expect(await addRead(log, await attemptsIn(json), (part) => parts.push(part))).toEqual([
    { session: "4×4", added: 3, known: 2 },
    { session: "3×3", added: 3, known: 0 },
  ]);
  const again = await addRead(log, await attemptsIn(json));
  expect(again?.map(({ added, known }) => [added, known])).toEqual([
    [0, 5],
    [0, 3],
  ]);
  expect(new Set(log.value.state().attempts)).toEqual(new Set(all));
});

it("solves that come back through csTimer are known, as often as the log has them", async () => {
  const log = unstoredLog();
  const twice = all.flatMap((attempt) => [attempt, { ...attempt, id: `${attempt.id}x` }]);
  log.add(all);
  const counts = async (some: typeof all) =>
    (await addRead(log, await attemptsIn(writeCsTimer(some))))?.map(({ added }) => added);
  expect(await counts(all)).toEqual([0, 0]);
  expect(await counts(twice)).toEqual([5, 3]);
  expect(await counts(twice)).toEqual([0, 0]);
});

it("a file that storage refuses adds nothing", async () => {
  const log = unstoredLog({ update: () => Promise.reject(new Error("full")) });
  expect(await addRead(log, await attemptsIn(json))).toBeNull();
  expect(log.value.state().attempts).toEqual([]);
});
