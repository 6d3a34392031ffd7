// Reads boards, and reports errors with their place: `node examples/errors.mjs 12*/3`.

import init, { parse } from "taisou";

await init();

const given = process.argv.slice(2);
const texts = ["ウアタ/ソ*マ/イタノ", "1 2 3/4 5/6 7 *", "12?/45*/786", "123/456/789"];
for (const text of given.length > 0 ? given : texts) check(text);
// A goal can be invalid, too.
check("123/45*", { goal: "125/44*" });

/**
 * @param {string} text
 * @param {import("taisou").BoardOptions} [options]
 */
function check(text, options = {}) {
  try {
    const { width, height } = parse(text, 0, options);
    console.log(`${text}: a board of ${width} x ${height}`);
  } catch (thrown) {
    const { message, details } = /** @type {import("taisou").TaisouError} */ (thrown);
    // The part at fault, which an editor can mark.
    let marked = "";
    if ("text" in details && "span" in details) {
      const [from, to] = details.span;
      const where = details.text === "goal" ? String(options.goal) : text;
      marked = ` ${where.slice(0, from)}[${where.slice(from, to)}]${where.slice(to)}`;
    }
    console.log(`${text}: ${message}${marked}`);
  }
}
