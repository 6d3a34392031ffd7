import { expect, test } from "./fixtures";

/** Four moves from one of the hardest: it takes seconds, whatever is kept. */
const LONG = `board=${encodeURIComponent("12 9 13 14/15 11 10 */3 7 2 5/4 8 6 1")}&w=4&alg=ida-pattern&room=answer`;

/** In every worker: a helper dies with its third result. */
const DYING = `
  const say = MessagePort.prototype.postMessage;
  let results = 0;
  MessagePort.prototype.postMessage = function (said, how) {
    if (said?.type !== "result" || ++results < 3) say.call(this, said, how);
    else self.close();
  };`;

// The page's policy allows no scripts that are made on the way.
test.use({ bypassCSP: true });

test("a long search survives the death of its helper", {
  tag: "@wide",
}, async ({ page, taisou, t }) => {
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
  }, DYING);
  await taisou.open(LONG);
  await taisou.solve.click();
  await taisou.expectResult(t.solved(76, true));
  expect(workers.length).toBeGreaterThan(1);
});
