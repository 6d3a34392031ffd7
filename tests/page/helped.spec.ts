import { expect, test } from "./fixtures";

/** Four moves from one of the hardest: it takes seconds, whatever is kept. */
const LONG = `board=${encodeURIComponent("12 9 13 14/15 11 10 */3 7 2 5/4 8 6 1")}&w=4&alg=ida-pattern&room=answer`;

/** In a helper: it dies with its third result. */
const DYING = `
  const say = self.postMessage.bind(self);
  let results = 0;
  self.postMessage = (event, transfer) => {
    if (event.type !== "result" || ++results < 3) say(event, transfer);
    else self.close();
  };`;

/** In the worker: whom it calls for help begins with that. */
const WITH_DYING_HELPERS = `
  self.Worker = class extends self.Worker {
    constructor(address, how) {
      const blob = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
      super(blob("import '" + blob(${JSON.stringify(DYING)}) + "'; import '" + address + "';"), how);
    }
  };`;

// The page's policy allows no scripts that are made on the way.
test.use({ bypassCSP: true });

test("a long search is helped by another worker, and ends as well when that dies", {
  tag: "@wide",
}, async ({ page, taisou, words: { t } }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await page.addInitScript((prelude) => {
    Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 2 });
    const blob = (text: string) =>
      URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    window.Worker = class extends window.Worker {
      constructor(address: string | URL, how?: WorkerOptions) {
        super(blob(`import "${blob(prelude)}"; import "${address}";`), how);
      }
    };
  }, WITH_DYING_HELPERS);
  await taisou.open(LONG);
  await taisou.solve.click();
  await taisou.expectResult(t.solved(76, true));
  expect(workers.length).toBeGreaterThan(1);
});
