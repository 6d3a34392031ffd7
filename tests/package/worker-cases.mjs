// What holds of `createTaisou()` wherever it runs: the same in Node and in pages. Nothing here is Node's own, or a page's.

/** @typedef {import("../../pkg/worker.js").Taisou} Taisou */
/** @typedef {import("../../pkg/worker.js").TaisouOptions} TaisouOptions */
/** @typedef {typeof import("../../pkg/index.js")} Direct */

const EASY = "867/254/3*1";
/** Nobody waits for its end. */
const HARD = "15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *";

/**
 * Every case by what it says; it throws where that does not hold.
 * @param {(options?: TaisouOptions) => Taisou} createTaisou
 * @param {Direct} direct What is called without a worker, initialised.
 * @returns {Record<string, () => Promise<void>>}
 */
export function workerCases(createTaisou, direct) {
  const taisou = createTaisou();
  return {
    async "answers what the direct call answers"() {
      const goal = "123/456/78*";
      equal(await taisou.solve(EASY, 3), direct.solve(EASY, 3, "auto"));
      equal(
        await taisou.solve("アイ/ウ*", 2, { algorithm: "bfs", goal: "イウ/ア*" }),
        direct.solve("アイ/ウ*", 2, "bfs", { goal: "イウ/ア*" }),
      );
      equal(await taisou.hint(EASY, 3, { goal }), direct.hint(EASY, 3, { goal }));
      equal(await taisou.survey(goal, 3), direct.survey(goal, 3));
      equal(await taisou.survey([goal], 3), direct.survey([goal], 3));
      equal(await taisou.countShortest(EASY, 3), direct.countShortest(EASY, 3));
      const wish = { depth: 20, unique: true, seed: 1 };
      equal(await taisou.compose(goal, 3, wish), direct.compose(goal, 3, wish));
    },

    async "answers many callers in the order in which they came"() {
      /** @type {number[]} */
      const order = [];
      await Promise.all(
        [HARD, EASY, "123/456/78*", EASY].map(async (board, index) => {
          await taisou.solve(board, 0, { maxNodes: 200_000 });
          order.push(index);
        }),
      );
      equal(order, [0, 1, 2, 3]);
    },

    async "cancels what runs and what waits, and answers the next"() {
      const controller = new AbortController();
      const { signal } = controller;
      const calls = [taisou.solve(HARD, 4, { signal }), taisou.solve(HARD, 4, { signal })];
      const next = taisou.solve(EASY, 3);
      controller.abort("no more");
      for (const call of calls) equal(await rejection(call), "no more");
      equal((await next).length, 31);
      equal(await rejection(taisou.survey("12*", 3, { signal })), "no more");
    },

    async "says how far it is, and stops with what there is when that is enough"() {
      const enough = new AbortController();
      /** @type {(number | null)[]} */
      const found = [];
      const solution = await taisou.solve(HARD, 4, {
        algorithm: "anytime",
        maxNodes: Number.MAX_SAFE_INTEGER,
        enough: enough.signal,
        onProgress({ stats, millis, rate, soFar }) {
          if (stats.nodes <= 0 || millis <= 0 || rate < 0) throw new Error("no progress");
          if (soFar === null) return;
          found.push(soFar.length);
          enough.abort();
        },
      });
      equal(found.length > 0 && (solution.length ?? 0) <= (found[0] ?? 0), true);
      equal([solution.status, solution.reason], ["stopped", { limit: "budget" }]);
      const stopped = await taisou.solve(HARD, 4, { enough: enough.signal });
      equal(
        [stopped.status, stopped.reason, stopped.optimal],
        ["stopped", { limit: "budget" }, false],
      );
    },

    async "rejects with what the direct call throws"() {
      /** @typedef {{ call: (...args: any[]) => unknown, throws: (...args: any[]) => unknown }} Pair */
      /** @type {Pair} */
      const solve = {
        call: taisou.solve,
        throws: (board, width, options) => direct.solve(board, width, "auto", options),
      };
      /** @type {Pair} */
      const survey = { call: taisou.survey, throws: direct.survey };
      /** @param {Pair} pair @param {unknown[]} args */
      const same = async ({ call, throws }, ...args) => {
        const [found, expected] = await Promise.all(
          [call, throws].map((act) => rejection(Promise.resolve().then(() => act(...args)))),
        );
        equal(errorOf(found), errorOf(expected));
      };
      await same(solve, "1 2 3 / 4 5 / 6 7 *", 3);
      await same(solve, "12*", 3, { gaol: "12*" });
      await same(solve, "12*", 3, { maxNodes: 0 });
      await same(solve, "12*", 3, { goal: () => "12*" });
      await same(solve, Symbol("12*"), 3);
      await same(solve, "12*", 3, 7);
      await same(survey, [], 3);
      await same(survey, ["1?*"], 3);
      await same(survey, "12*", 3, { algorithm: "bfs" });
      equal(errorOf(await rejection(taisou.solve("12*", 3, { workers: 0 }))), {
        code: "bad-option",
        details: { option: "workers", expected: "positive-number" },
        message: "option `workers`: expected a whole number from 1",
      });
    },

    async "rejects once it is closed; another instance does not mind"() {
      const other = createTaisou({ workers: 1 });
      const waiting = other.solve(HARD, 4);
      other.close();
      for (const call of [waiting, other.solve(EASY, 3)]) {
        const { code, details } = errorOf(await rejection(call));
        equal([code, details], ["worker-closed", {}]);
      }
      equal((await taisou.solve(EASY, 3)).length, 31);
      taisou.close();
    },
  };
}

/** @param {Promise<unknown>} promise @returns {Promise<any>} */
function rejection(promise) {
  return promise.then(
    () => {
      throw new Error("it was answered");
    },
    (reason) => reason,
  );
}

/** @param {any} error */
function errorOf(error) {
  if (!(error instanceof Error)) throw new Error(`no error: ${String(error)}`);
  const { code, details, message } = /** @type {Error & { code: string, details: unknown }} */ (
    error
  );
  return { code, details, message };
}

/** @param {unknown} found @param {unknown} expected */
function equal(found, expected) {
  const [one, other] = [found, expected].map((value) =>
    JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? `${inner}n` : inner)),
  );
  if (one !== other) throw new Error(`expected ${other}\nfound ${one}`);
}
