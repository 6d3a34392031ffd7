// Promises of the page after any acts: the board responds, a requested search ends with its answer, and a cancelled search
// can be repeated. A page that breaks a promise is stuck, and its driver times out.

import { Taisou } from "../engines/taisou.mjs";

const SOLVE = "解く";
const CANCEL = "中止";

const NEAR = { board: "8672543*1", width: 3, symbols: "8672543 1" };
/** No breadth-first search ends on this board. */
const FAR_ROWS = "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *";
const FAR_SYMBOLS = FAR_ROWS.replaceAll(/[ /]/g, "").replace("*", " ");
const FAR = { board: FAR_ROWS, width: 5, symbols: FAR_SYMBOLS };

/** @param {import("../engines/driver").Driver} driver */
export async function expectPromises(driver) {
  const taisou = new Taisou(driver);
  /** @param {{ board: string, width: number, symbols: string }} puzzle @param {string} more */
  async function go({ board, width, symbols }, more) {
    const link = `#board=${encodeURIComponent(board)}&w=${width}&room=answer&lang=ja${more}`;
    await driver.evaluate((link) => {
      // A link to the present address would not navigate, and would keep the moves.
      location.assign("#");
      location.assign(link);
    }, link);
    await taisou.expectSymbols(symbols);
  }

  // Escape closes dialogs, for which the page goes back in its history. A link must wait for that.
  for (let press = 0; press < 3; press += 1) await driver.press("Escape");
  await driver.until(() => !document.querySelector("dialog[open]") && !history.state?.over);

  await go(FAR, "&alg=bfs");
  await taisou.press(SOLVE);
  await taisou.press(CANCEL);
  await taisou.expect("button", SOLVE);

  // Always ends with the same board and moves, so that measurements are comparable.
  await go(NEAR, "");
  await taisou.leave();
  await driver.press("ArrowLeft");
  await taisou.expectSymbols("86725431 ");
  await taisou.clickCell(3, 2);
  await taisou.expectSymbols(NEAR.symbols);
  await taisou.press(SOLVE);
  await taisou.expectStatus("最短");
}
