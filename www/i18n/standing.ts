import { fartherThan, type Standing } from "../model/level/standing";
import { count } from "./numbers";
import { shareAtLeast } from "./rounded";
import type { jaStanding } from "./standing-ja";

export type StandingTexts = typeof jaStanding;

/** At most this many are named by number, if hardly any other position is as far. */
const FEW = 100;

/** The rank of a board in words that never overstate it; empty for a goal. */
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
