// Random acts on the page. Each returns a description for the report.

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("./random.mjs").Random} Random */

/**
 * @typedef {object} Soak
 * @property {Random} random
 * @property {import("../engines/serve.mjs").Served} server
 * @property {(page: Page, isFull: boolean) => Promise<void>} limitQuota
 * @property {{ isOffline: boolean, isFull: boolean }} state
 */

const ARROWS = /** @type {const} */ (["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]);
const KEYS = /** @type {import("puppeteer-core").KeyInput[]} */ ([
  ...[..."zyhsnrtle ,.?19*/", ...ARROWS],
  ...["Enter", "Escape", "Tab", "Backspace", "Home", "End", "PageDown"],
]);

/** Boards of every kind: easy, far, unsolvable and invalid. */
const LINKS = [
  "",
  "board=8672543*1&w=3",
  "board=12345687*&w=3&room=answer",
  "board=123*&goal=231*&w=2&room=all",
  "puzzle=klotski&metric=step",
  "puzzle=klotski&room=all",
  ...["compare", "check&moves=UDLR", "many"].map((room) => `board=8672543*1&w=3&room=${room}`),
  "board=14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3&w=4&room=answer",
  "board=24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *&w=5&alg=bfs",
  "board=15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 *&w=4&alg=astar",
  "board=123456*78&w=3&colour=1&metric=hop&moves=L9&alg=human",
  "board=1%2F&w=0",
  "room=make",
  "lang=en&room=make",
];

const TEXTS = [
  "123/456/78*",
  "アタマノタイソウ*",
  "1 2 3\n4 5 6\n7 * 8",
  "#board=8672543*1&w=3",
  "RLUD",
  "<img src=x onerror=alert(1)>",
  "🍎🍊🍋/🍇*🍓",
  "\u0000\uFFFE\u2800",
  "9".repeat(5000),
  "  ",
];

const SIZES = ["1280x800", "390x844", "320x480", "844x390", "1920x1080"];

const WEIGHTS = {
  ...{ click: 40, key: 25, slide: 15, drag: 10, link: 8, type: 5, paste: 5, back: 4, resize: 3 },
  ...{ network: 2, storage: 2, kill: 2 },
};

/** @type {Record<keyof typeof WEIGHTS, (page: Page, soak: Soak) => Promise<string>>} */
const ACTS = {
  click,
  drag,
  async key(page, { random }) {
    const key = random.one(KEYS);
    await page.keyboard.press(key);
    return key;
  },
  async slide(page, { random }) {
    const keys = Array.from({ length: 8 }, () => random.one(ARROWS));
    for (const key of keys) await page.keyboard.press(key);
    return keys.join(" ");
  },
  async type(page, { random }) {
    const text = random.one(TEXTS).slice(0, 40);
    for (const character of text) await page.keyboard.sendCharacter(character);
    return JSON.stringify(text);
  },
  async paste(page, { random }) {
    const text = random.one(TEXTS);
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
    return JSON.stringify(text.slice(0, 40));
  },
  async link(page, { random }) {
    const link = random.one(LINKS);
    await page.evaluate((link) => location.assign(`#${link}`), link);
    return `#${link}`;
  },
  back: (page) =>
    page.evaluate(() => {
      // Before the first entry is no page of ours.
      if (!(/** @type {any} */ (window).navigation?.canGoBack)) return "(no entry)";
      history.back();
      return "";
    }),
  async resize(page, { random }) {
    const size = random.one(SIZES);
    const [width = 0, height = 0] = size.split("x").map(Number);
    await page.setViewport({ width, height });
    return size;
  },
  async network(_page, { server, state }) {
    state.isOffline = !state.isOffline;
    await server.setOnline(!state.isOffline);
    return state.isOffline ? "off" : "on";
  },
  async storage(page, soak) {
    await fillStorage(page, soak, !soak.state.isFull);
    return soak.state.isFull ? "full" : "empty";
  },
  async kill(page, { random }) {
    const [chance, silently] = [random.next(), random.next() < 0.5];
    await page.evaluate(
      (chance, silently) => /** @type {any} */ (globalThis).killWorker(chance, silently),
      chance,
      silently,
    );
    return silently ? "a worker, silently" : "a worker, with an error";
  },
};

/** @param {Page} page @param {Soak} soak */
export async function doOne(page, soak) {
  const name = soak.random.weighted(WEIGHTS);
  return `${name} ${await ACTS[name](page, soak)}`;
}

/** Restores network and storage. @param {Page} page @param {Soak} soak */
export async function calm(page, soak) {
  soak.state.isOffline = false;
  await soak.server.setOnline(true);
  if (soak.state.isFull) await fillStorage(page, soak, false);
}

/** Clicks the middle of the visible part of a control. @param {Page} page @param {Soak} soak */
async function click(page, { random }) {
  const target = await page.evaluate((chance) => {
    const controls =
      'button, a[href^="#"], summary, input:not([type="file"]), select, textarea, [role="tab"], [role="button"]';
    const visible = Array.from(document.querySelectorAll(controls)).flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const isSeen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      const hit = isSeen ? document.elementFromPoint(x, y) : null;
      return hit !== null && element.contains(hit) ? [{ element, x, y }] : [];
    });
    const chosen = visible[Math.floor(chance * visible.length)];
    if (chosen === undefined) return null;
    const { element, x, y } = chosen;
    if (element instanceof HTMLSelectElement) {
      // The open list would belong to the system.
      element.selectedIndex = Math.floor(((chance * 7919) % 1) * element.options.length);
      element.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    return { x, y, isList: element instanceof HTMLSelectElement, name: name.slice(0, 40) };
  }, random.next());
  if (target === null) return "nothing";
  if (!target.isList) await page.mouse.click(target.x, target.y);
  return target.name;
}

/** Drags between two places of the visible board. @param {Page} page @param {Soak} soak */
async function drag(page, { random }) {
  const [left, right, top, bottom] = await page.evaluate(() => {
    const board = document.querySelector('[role="grid"]')?.getBoundingClientRect();
    const { left, top, right, bottom } = board ?? new DOMRect();
    const within = (/** @type {number} */ at, /** @type {number} */ end) =>
      Math.min(Math.max(at, 0), end - 1);
    const [x1, x2] = [within(left, innerWidth), within(right, innerWidth)];
    return /** @type {const} */ ([x1, x2, within(top, innerHeight), within(bottom, innerHeight)]);
  });
  const place = () => ({
    x: left + (right - left) * random.next(),
    y: top + (bottom - top) * random.next(),
  });
  const [from, to] = [place(), place()];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  return [from, to].map(({ x, y }) => `${x.toFixed()},${y.toFixed()}`).join(" to ");
}

/** @param {Page} page @param {Soak} soak @param {boolean} isFull */
async function fillStorage(page, { state, limitQuota }, isFull) {
  state.isFull = isFull;
  await limitQuota(page, isFull);
  await page.evaluate((isFull) => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        if (isFull) localStorage.setItem(`filler ${size}`, "x".repeat(size));
        else localStorage.removeItem(`filler ${size}`);
      } catch {
        // The storage has less space left.
      }
    }
  }, isFull);
}
