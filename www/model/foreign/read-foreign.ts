import type { Rules } from "../../engine/rules";
import { cellsOf, hasRows } from "../puzzle/guessed-width";
import type { Foreign, ForeignRead } from "./foreign";
import { readJimslide } from "./jimslide";
import { readObject } from "./object";
import { readReplay } from "./replay";
import { readRushHour } from "./rush-hour";

/** Reads the formats of other programs that the module cannot read. */
export async function readForeign(rules: Rules, text: string): Promise<ForeignRead> {
  const read = readObject(text) ?? readRushHour(text) ?? readJimslide(text);
  if (read === null) return readReplay(rules, text);
  return read.ok === null ? read : { ok: squared(rules, read.ok) };
}

/** Makes a board of one row without a width a square, if its cells form one, as the command does. */
function squared(rules: Rules, foreign: Foreign): Foreign {
  const { fields } = foreign;
  if (fields.width !== "" || hasRows(fields)) return foreign;
  const side = Math.sqrt(cellsOf(rules, fields));
  if (side <= 1 || !Number.isInteger(side)) return foreign;
  return { ...foreign, fields: { ...fields, width: String(side) } };
}
