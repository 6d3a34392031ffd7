// A browser that is driven by the W3C's WebDriver, over HTTP: https://www.w3.org/TR/webdriver2/.

import { PATIENCE_MILLIS } from "./patience.mjs";

/** The key under which a reference to an element is written. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const KEYS = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  End: "\uE010",
  Escape: "\uE00C",
  Home: "\uE011",
  z: "z",
};

/**
 * Begins a session, in which nothing is left of earlier ones.
 * @param {string} server
 * @param {Record<string, unknown>} capabilities
 */
export async function openSession(server, capabilities) {
  const { sessionId } = await send("POST", `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${sessionId}`;
  const ask = (/** @type {string} */ what, /** @type {unknown} */ body = {}) =>
    send("POST", `${session}/${what}`, body);

  /**
   * @param {(...args: any[]) => unknown} act
   * @param {readonly unknown[]} args
   * @param {string} mapped What becomes of the answer.
   */
  const run = (act, args, mapped = "(answer) => answer") =>
    ask("execute/async", {
      script: `const done = Array.prototype.pop.call(arguments);
        (async (...args) => (${mapped})(await (${act})(...args)))(...arguments)
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args,
    }).then(({ value, error }) => {
      if (error !== undefined) throw new Error(error);
      return value;
    });

  /**
   * @param {(...args: any[]) => unknown} find
   * @param {readonly unknown[]} args
   * @param {string} [mapped]
   */
  async function found(find, args, mapped) {
    const until = performance.now() + PATIENCE_MILLIS;
    while (performance.now() < until) {
      const value = await run(find, args, mapped);
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`It never came: ${find} of ${JSON.stringify(args)}`);
  }

  /** @type {import("./driver").Driver} */
  const driver = {
    goto: (url) => ask("url", { url }),
    reload: () => ask("refresh"),
    evaluate: (act, ...args) => run(act, args),
    until: async (find, ...args) => void (await found(find, args, "Boolean")),
    async click(find, ...args) {
      const origin = await found(find, args);
      await run(atRest, [origin]);
      // By the pointer, as a hand does: the driver's own click refuses what is about to move.
      const actions = [
        { type: "pointerMove", origin, x: 0, y: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await ask("actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    async focus(find, ...args) {
      await run((element) => element.focus(), [await found(find, args)]);
    },
    press: (key) => strike(KEYS[key]),
    type: async (text) => {
      const { [ELEMENT]: id } = await send("GET", `${session}/element/active`);
      await ask(`element/${id}/value`, { text });
    },
  };

  /** @param {string} value */
  async function strike(value) {
    const actions = [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    await ask("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  return { driver, close: () => send("DELETE", session) };
}

/**
 * Runs in the page: what is out of view is brought there, and what still moves is waited for.
 * @param {Element} element
 */
function atRest(element) {
  element.scrollIntoView({ block: "nearest" });
  return new Promise((resolve) => {
    const look = (/** @type {DOMRect} */ before) =>
      requestAnimationFrame(() => {
        const now = element.getBoundingClientRect();
        if (now.x === before.x && now.y === before.y) resolve(null);
        else look(now);
      });
    look(new DOMRect(Number.NaN));
  });
}

/**
 * @param {string} method
 * @param {string} address
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function send(method, address, body) {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { "content-type": "application/json" },
  });
  const { value } = /** @type {{ value: any }} */ (await response.json());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
