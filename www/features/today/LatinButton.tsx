import { openFragment } from "../../platform/address";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import type { TodayTexts } from "./ja";

/** A word in Latin letters with identical tiles. */
const LATIN = "start=ORT/TMR/OW*&goal=TOM/ORR/OW*&title=TOMORROW&end";

/** Opens a word that a first visitor can read. */
export function LatinButton({ words }: WordedProps<TodayTexts>) {
  return <Button onClick={() => openFragment(LATIN)}>{words.latin}</Button>;
}
