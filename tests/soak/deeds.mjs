// What the monkey does, one small thing at a time. Each says what it did, for the report.

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("./random.mjs").Random} Random */

/**
 * @typedef {object} World
 * @property {Random} random
 * @property {string} address
 * @property {import("../engines/serve.mjs").Served} server
 * @property {(page: Page, isFull: boolean) => Promise<void>} fill
 * @property {{ unplugged: boolean, full: boolean }} weather
 */

const KEYS = /** @type {import("puppeteer-core").KeyInput[]} */ ([
  ..."zyhsnrtle ,.?19*/",
  ...["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Enter", "Escape", "Tab", "Backspace"],
  ...["Home", "End", "PageDown"],
]);

/** Boards of every kind, easy, far, impossible and wrong. */
const LINKS = [
  "",
  "board=8672543*1&w=3",
  "board=12345687*&w=3&room=answer",
  "board=123*&goal=231*&w=2&room=all",
  "puzzle=klotski&metric=step",
  "puzzle=klotski&room=all",
  "board=8672543*1&w=3&room=compare",
  "board=8672543*1&w=3&room=check&moves=UDLR",
  "board=8672543*1&w=3&room=many",
  `board=${encodeURIComponent("14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3")}&w=4&room=answer`,
  `board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=bfs`,
  `board=${encodeURIComponent("15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 *")}&w=4&alg=astar`,
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

const SIZES = [
  [1280, 800],
  [390, 844],
  [320, 480],
  [844, 390],
  [1920, 1080],
];

/** @type {Record<string, { weight: number, act: (page: Page, world: World) => Promise<string> }>} */
const DEEDS = {
  click: { weight: 40, act: (page, { random }) => click(page, random) },
  key: {
    weight: 25,
    async act(page, { random }) {
      const key = random.one(KEYS);
      await page.keyboard.press(key);
      return key;
    },
  },
  slide: {
    weight: 15,
    async act(page, { random }) {
      const keys = Array.from({ length: 8 }, () =>
        random.one(/** @type {const} */ (["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"])),
      );
      for (const key of keys) await page.keyboard.press(key);
      return keys.join(" ");
    },
  },
  drag: { weight: 10, act: (page, { random }) => drag(page, random) },
  type: {
    weight: 5,
    async act(page, { random }) {
      const text = random.one(TEXTS).slice(0, 40);
      for (const character of text) await page.keyboard.sendCharacter(character);
      return JSON.stringify(text);
    },
  },
  paste: {
    weight: 5,
    async act(page, { random }) {
      const text = random.one(TEXTS);
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        const options = { clipboardData, bubbles: true, cancelable: true };
        (document.activeElement ?? document.body).dispatchEvent(
          new ClipboardEvent("paste", options),
        );
      }, text);
      return JSON.stringify(text.slice(0, 40));
    },
  },
  link: {
    weight: 8,
    async act(page, { random }) {
      const link = random.one(LINKS);
      await page.evaluate((link) => location.assign(`#${link}`), link);
      return `#${link}`;
    },
  },
  back: {
    weight: 4,
    act: (page) =>
      page.evaluate(() => {
        // Farther back is no page of ours.
        if (!(/** @type {any} */ (window).navigation?.canGoBack)) return "there is nothing before";
        history.back();
        return "";
      }),
  },
  resize: {
    weight: 3,
    async act(page, { random }) {
      const [width = 0, height = 0] = random.one(SIZES);
      await page.setViewport({ width, height });
      return `${width} x ${height}`;
    },
  },
  network: {
    weight: 2,
    async act(_page, { server, weather }) {
      weather.unplugged = !weather.unplugged;
      await server.setOnline(!weather.unplugged);
      return weather.unplugged ? "off" : "on";
    },
  },
  storage: {
    weight: 2,
    async act(page, world) {
      await setStorage(page, world, !world.weather.full);
      return world.weather.full ? "full" : "free again";
    },
  },
  kill: {
    weight: 2,
    async act(page, { random }) {
      const [chance, silently] = [random.next(), random.next() < 0.5];
      await page.evaluate(
        (chance, silently) => /** @type {any} */ (globalThis).killWorker(chance, silently),
        chance,
        silently,
      );
      return silently ? "a worker, without a word" : "a worker, with an error";
    },
  },
};

/**
 * @param {Page} page
 * @param {World} world
 */
export async function doOne(page, world) {
  const weights = Object.fromEntries(
    Object.entries(DEEDS).map(([name, { weight }]) => [name, weight]),
  );
  const name = world.random.weighted(weights);
  const what = await DEEDS[name]?.act(page, world);
  return `${name} ${what}`;
}

/**
 * The network is there, and there is room to keep things.
 * @param {Page} page
 * @param {World} world
 */
export async function calm(page, world) {
  world.weather.unplugged = false;
  await world.server.setOnline(true);
  if (world.weather.full) await setStorage(page, world, false);
}

/**
 * Presses one of the things that can be pressed, where a person would: in the middle of what is seen of it.
 * @param {Page} page
 * @param {Random} random
 */
async function click(page, random) {
  const target = await page.evaluate((chance) => {
    const pressable =
      'button, a[href^="#"], summary, input:not([type="file"]), select, textarea, [role="tab"], [role="button"]';
    const seen = Array.from(document.querySelectorAll(pressable)).flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const isSeen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      const hit = isSeen ? document.elementFromPoint(x, y) : null;
      return hit !== null && element.contains(hit) ? [{ element, x, y }] : [];
    });
    const chosen = seen[Math.floor(chance * seen.length)];
    if (chosen === undefined) return null;
    const { element, x, y } = chosen;
    if (element instanceof HTMLSelectElement) {
      // Its list is the system's.
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

/**
 * From somewhere on the board to anywhere.
 * @param {Page} page
 * @param {Random} random
 */
async function drag(page, random) {
  const seen = await page.evaluate(() => {
    const { left, top, right, bottom } =
      document.querySelector('[role="grid"]')?.getBoundingClientRect() ?? new DOMRect();
    // What a hand can get at of it.
    const within = (/** @type {number} */ at, /** @type {number} */ end) =>
      Math.min(Math.max(at, 0), end - 1);
    return {
      left: within(left, innerWidth),
      right: within(right, innerWidth),
      top: within(top, innerHeight),
      bottom: within(bottom, innerHeight),
    };
  });
  const [from, to] = [0, 1].map(() => ({
    x: seen.left + (seen.right - seen.left) * random.next(),
    y: seen.top + (seen.bottom - seen.top) * random.next(),
  }));
  if (from === undefined || to === undefined) return "";
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  return [from, to].map(({ x, y }) => `${x.toFixed()},${y.toFixed()}`).join(" to ");
}

/**
 * @param {Page} page
 * @param {World} world
 * @param {boolean} isFull
 */
async function setStorage(page, { weather, fill }, isFull) {
  weather.full = isFull;
  await fill(page, isFull);
  await page.evaluate((isFull) => {
    const filler = (/** @type {number} */ size) => `filler ${size}`;
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        if (isFull) localStorage.setItem(filler(size), "x".repeat(size));
        else localStorage.removeItem(filler(size));
      } catch {
        // There is not so much left.
      }
    }
  }, isFull);
}
