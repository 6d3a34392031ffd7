// What the page promises whatever was done to it: the board answers, a search that is asked for comes to its answer, and
// what is cancelled can be asked for again. A page that does not is stuck, and its driver loses patience.

import { Taisou } from "../engines/taisou.mjs";

const SOLVE = "解く";
const CANCEL = "中止";

const NEAR = { board: "8672543*1", width: 3, symbols: "8672543 1" };
/** So far from its goal that no breadth-first search ends while somebody watches. */
const FAR_ROWS = "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *";
const FAR = {
  board: FAR_ROWS,
  width: 5,
  symbols: FAR_ROWS.replaceAll(/[ /]/g, "").replace("*", " "),
};

/** @param {import("../engines/driver").Driver} driver */
export async function holdToPromises(driver) {
  const taisou = new Taisou(driver);
  /** @param {{ board: string, width: number, symbols: string }} puzzle @param {string} more */
  async function go({ board, width, symbols }, more) {
    const link = `#board=${encodeURIComponent(board)}&w=${width}&room=answer&lang=ja${more}`;
    await driver.evaluate((link) => {
      // A link to where one is already goes nowhere, whatever has been played there.
      location.assign("#");
      location.assign(link);
    }, link);
    await taisou.expectSymbols(symbols);
  }

  // What is over the page is closed by the key for that. It then goes back in its history, before which nobody follows a
  // link by hand.
  for (let press = 0; press < 3; press += 1) await driver.press("Escape");
  await driver.until(() => !document.querySelector("dialog[open]") && !history.state?.over);

  await go(FAR, "&alg=bfs");
  await taisou.press(SOLVE);
  await taisou.press(CANCEL);
  await taisou.expect("button", SOLVE);

  // The same board at the end, with the same moves on it, so that what is then measured can be compared.
  await go(NEAR, "");
  await taisou.leave();
  await driver.press("ArrowLeft");
  await taisou.expectSymbols("86725431 ");
  await taisou.clickCell(3, 2);
  await taisou.expectSymbols(NEAR.symbols);
  await taisou.press(SOLVE);
  await taisou.expectStatus("最短");
}
