import { openFragment } from "../../platform/address";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import type { TodayTexts } from "./ja";
import { LATIN } from "./latin";

/** Opens a word that a first visitor can read. */
export function LatinButton({ words }: WordedProps<TodayTexts>) {
  return <Button onClick={() => openFragment(LATIN)}>{words.latin}</Button>;
}
