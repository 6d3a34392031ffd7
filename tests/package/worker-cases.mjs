// Test cases of `createTaisou()` for Node and pages. They use no API of either.

/** @typedef {import("../../pkg/worker.js").Taisou} Taisou */
/** @typedef {import("../../pkg/worker.js").TaisouOptions} TaisouOptions */
/** @typedef {typeof import("../../pkg/index.js")} Direct */

const EASY = "867/254/3*1";
/** Takes too long to finish. */
const HARD = "15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *";

/**
 * Test functions by their names.
 * @param {(options?: TaisouOptions) => Taisou} createTaisou
 * @param {Direct} direct The package without a worker, initialised.
 * @returns {Record<string, () => Promise<void>>}
 */
export function workerCases(createTaisou, direct) {
  const taisou = createTaisou();
  return {
    async "gives the result of the direct call"() {
      const goal = "123/456/78*";
      equal(await taisou.solve(EASY, 3), direct.solve(EASY, 3, "auto"));
      equal(
        await taisou.solve("アイ/ウ*", 2, "bfs", { goal: "イウ/ア*" }),
        direct.solve("アイ/ウ*", 2, "bfs", { goal: "イウ/ア*" }),
      );
      equal(await taisou.hint(EASY, 3, { goal }), direct.hint(EASY, 3, { goal }));
      equal(await taisou.survey(goal, 3), direct.survey(goal, 3));
      equal(await taisou.survey([goal], 3), direct.survey([goal], 3));
      equal(await taisou.countShortest(EASY, 3), direct.countShortest(EASY, 3));
      const request = { depth: 20, unique: true, seed: 1 };
      equal(await taisou.compose(goal, 3, request), direct.compose(goal, 3, request));
      const wish = any({ kind: "rush", moves: [12, 15], pieces: 7, seed: 7 });
      equal(await taisou.generate(wish), direct.generate(wish));
      const layouts = any({ kind: "klotski", blanks: 14 });
      equal(await taisou.enumerate(layouts), direct.enumerate(layouts));
    },

    async "reports progress of a generator, and stops or cancels it on request"() {
      const [enough, cancel] = [new AbortController(), new AbortController()];
      const wish = any({ kind: "rush", moves: [10, 20], count: 1000 });
      const made = await taisou.generate(wish, {
        enough: enough.signal,
        onProgress: ({ stats }) => stats.done > 2 && enough.abort(),
      });
      equal([made.status, made.limit, made.boards.length > 2], ["stopped", "budget", true]);
      const onProgress = () => cancel.abort("no more");
      const call = taisou.generate(wish, { signal: cancel.signal, onProgress });
      equal(await rejection(call), "no more");
      equal((await taisou.solve(EASY, 3)).length, 31);
      const unknown = errorOf(
        await rejection(taisou.generate(any({ kind: "rush", moves: 9, x: 1 }))),
      );
      equal([unknown.code, unknown.details.expected.includes("signal")], ["unknown-option", false]);
    },

    async "answers calls in their order"() {
      /** @type {number[]} */
      const order = [];
      await Promise.all(
        [HARD, EASY, "123/456/78*", EASY].map(async (board, index) => {
          await taisou.solve(board, 0, "auto", { maxNodes: 200_000 });
          order.push(index);
        }),
      );
      equal(order, [0, 1, 2, 3]);
    },

    async "cancels running and waiting calls, and answers the next"() {
      const controller = new AbortController();
      const { signal } = controller;
      const calls = [
        taisou.solve(HARD, 4, "auto", { signal }),
        taisou.solve(HARD, 4, "auto", { signal }),
      ];
      const next = taisou.solve(EASY, 3);
      controller.abort("no more");
      for (const call of calls) equal(await rejection(call), "no more");
      equal((await next).length, 31);
      equal(await rejection(taisou.survey("12*", 3, { signal })), "no more");
    },

    async "reports progress, and stops with the best solution on request"() {
      const enough = new AbortController();
      /** @type {(number | null)[]} */
      const found = [];
      const solution = await taisou.solve(HARD, 4, "anytime", {
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
      const stopped = await taisou.solve(HARD, 4, undefined, { enough: enough.signal });
      equal(
        [stopped.status, stopped.reason, stopped.optimal],
        ["stopped", { limit: "budget" }, false],
      );
    },

    async "rejects with the error of the direct call"() {
      /** @typedef {{ call: (...args: any[]) => unknown, throws: (...args: any[]) => unknown }} Pair */
      /** @type {Pair} */
      const solve = { call: taisou.solve, throws: direct.solve };
      /** @type {Pair} */
      const survey = { call: taisou.survey, throws: direct.survey };
      /** @param {Pair} pair @param {unknown[]} args */
      const same = async ({ call, throws }, ...args) => {
        const [found, expected] = await Promise.all(
          [call, throws].map((act) => rejection(Promise.resolve().then(() => act(...args)))),
        );
        equal(errorOf(found), errorOf(expected));
        equal(found instanceof direct.TaisouError, true);
      };
      await same(solve, "1 2 3 / 4 5 / 6 7 *", 3);
      await same(solve, "12*", 3, "auto", { maxNodes: 0 });
      await same(solve, "12*", 3, undefined, { goal: () => "12*" });
      // Options in the place of the method, as in an earlier signature.
      await same(solve, "12*", 3, { goal: "12*" });
      await same(solve, Symbol("12*"), 3);
      await same(solve, "12*", 3, 7);
      await same(solve, "12*", 3, "bfs", 7);
      await same(survey, [], 3);
      await same(survey, ["1?*"], 3);
      /** @type {Pair} */
      const generate = { call: taisou.generate, throws: direct.generate };
      for (const moves of [0, -1, 1e9, Number.NaN, "9", Symbol("9")])
        await same(generate, { kind: "rush", moves });
      equal(errorOf(await rejection(taisou.solve("12*", 3, "auto", { workers: 0 }))), {
        code: "bad-option",
        details: { option: "workers", expected: "positive-number" },
        message: "option `workers`: expected a whole number from 1",
      });
    },

    async "names an unknown option, and lists the known ones"() {
      const ofBoard = ["blank", "same", "blocks", "axis", "gates"];
      const ofLimits = ["metric", "maxNodes", "maxBytes"];
      const ofSolve = ["goal", ...ofBoard, ...ofLimits, "boards"];
      const own = ["signal", "onProgress", "enough", "workers"];
      /** @type {[Promise<unknown>, string, string[]][]} */
      const calls = [
        [taisou.solve("12*", 3, "auto", any({ gaol: "12*" })), "gaol", [...ofSolve, ...own]],
        [
          taisou.solve("12*", 3, "auto", any({ algorithm: "bfs" })),
          "algorithm",
          [...ofSolve, ...own],
        ],
        [
          taisou.survey("12*", 3, any({ workers: 2 })),
          "workers",
          [...ofBoard, ...ofLimits, "start", "seed", "signal", "onProgress", "enough"],
        ],
      ];
      for (const [call, option, expected] of calls) {
        const { code, details, message } = errorOf(await rejection(call));
        equal([code, details], ["unknown-option", { option, expected }]);
        const hint = option === "algorithm" ? ", which is an argument before the options" : "";
        equal(
          message,
          `unknown option \`${option}\`${hint}: expected one of ${expected.join(", ")}`,
        );
      }
    },

    async "closes at the end of a block with `using`"() {
      for (const symbol of [Symbol.dispose, Symbol.asyncDispose]) {
        // Engines without \`using\` have no such symbols.
        if (symbol === undefined) continue;
        const other = createTaisou({ workers: 1 });
        await any(other)[symbol]();
        equal(errorOf(await rejection(other.solve(EASY, 3))).code, "worker-closed");
      }
    },

    async "rejects calls after `close`, without effect on another instance"() {
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
  const { name, code, details, message } = error;
  if (name !== "TaisouError") throw new Error(`not of the package: ${String(error)}`);
  return { code, details, message };
}

/** Allows a value against the declarations. @param {unknown} value @returns {any} */
function any(value) {
  return value;
}

/** @param {unknown} found @param {unknown} expected */
function equal(found, expected) {
  const [one, other] = [found, expected].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`expected ${other}\nfound ${one}`);
}
