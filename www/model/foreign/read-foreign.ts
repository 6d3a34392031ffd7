import type { Rules } from "../../engine/rules";
import type { ForeignRead } from "./foreign";
import { readJimslide } from "./jimslide";
import { readObject } from "./object";
import { readReplay } from "./replay";
import { readRushHour } from "./rush-hour";

/** Reads what other programs write, where it is no board as the module reads them. */
export async function readForeign(rules: Rules, text: string): Promise<ForeignRead> {
  return (
    readObject(text) ?? readRushHour(text) ?? readJimslide(text) ?? (await readReplay(rules, text))
  );
}
