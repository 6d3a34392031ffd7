import { expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { spanOf } from "./error-span";
import { EMPTY_FIELDS, type Fields } from "./puzzle";
import { readFields } from "./read";

/** The text of the field with the span in brackets. */
function marked(part: Partial<Fields>): string | null {
  const fields = { ...EMPTY_FIELDS, ...part };
  const { problems } = sure(readFields(rules, fields));
  const [problem] = problems;
  if (problem === undefined) throw new Error("There is nothing to mark.");
  const span = spanOf(problem, fields);
  if (span === null) return null;
  const text = fields[problem.field];
  return `${text.slice(0, span.from)}[${text.slice(span.from, span.to)}]${text.slice(span.to)}`;
}

it.each<[Partial<Fields>, string | null]>([
  // Too few, and too many.
  [{ start: "123/45", width: "3" }, "123/45[]"],
  [{ start: " 123\r\n45\r\n67*\r\n" }, " 123\r\n45[]\r\n67*\r\n"],
  [{ start: "12/3*456/78" }, "12/3*[456]/78"],
  [{ start: "1 2\n\n3 *" }, "1 2\n[]\n3 *"],
  [{ start: "1234", width: "3" }, "1234[]"],
  [{ start: "1 2 3\n4 *", width: "4" }, "1 2 3[]\n4 *"],
  // One cell.
  [{ start: "12?*", width: "2" }, "12[?]*"],
  [{ start: "1 10 3\n* ? 4" }, "1 10 3\n* [?] 4"],
  [{ start: "👨‍👩‍👧か\u3099*?", width: "2" }, "👨‍👩‍👧か\u3099*[?]"],
  [{ start: "1 \u0301 2 *", width: "2" }, "1 [\u0301] 2 *"],
  // In the goal that is meant.
  [{ start: "12/3*", goal: "12/4*" }, "12/[4]*"],
  [{ start: "123*", width: "2", goal: "12#*" }, "12[#]*"],
  [{ start: "12/3*", goal: "12/3*\n\n*1/2" }, "12/3*\n\n*1/2[]"],
  [{ start: "12/3*", goal: "\n12/3*\n \n\n12\n5*" }, "\n12/3*\n \n\n12\n[5]*"],
  // No place is named.
  [{ start: "123" }, null],
  [{ start: "12/3*", goal: "1" }, null],
])("%j is marked %j", (fields, expected) => expect(marked(fields)).toBe(expected));
