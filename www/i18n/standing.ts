import { fartherThan, type Standing } from "../model/level/standing";
import { count, shareAtLeast } from "./numbers";
import type { jaStanding } from "./standing-ja";

export type StandingTexts = typeof jaStanding;

/** So few are named by their number, where hardly any other is. */
const FEW = 100;

/** Where a board stands, in words that are never more than true; nothing for a goal. */
export function standingText(standing: Standing, words: StandingTexts): string {
  const { distance, nearer, alike, positions } = standing;
  const farther = fartherThan(standing);
  const all = count(positions);
  if (distance === 0) return "";
  if (farther === 0) return words.farthest(alike, all);
  const [fewer, more] = farther < nearer ? [farther, nearer] : [nearer, farther];
  const isFar = farther < nearer;
  if (fewer < FEW && fewer * FEW < positions) {
    return (isFar ? words.fewFarther : words.fewNearer)(count(fewer), all);
  }
  return (isFar ? words.farther : words.nearer)(shareAtLeast(more / positions), all);
}
