import { NEW_GAME } from "../../platform/entry-state";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import type { TodayTexts } from "./ja";
import { LATIN } from "./latin";

/** Opens a word that a first visitor can read. */
export function LatinButton({ app, words }: WordedProps<TodayTexts>) {
  const open = () => app.address.resume({ fragment: LATIN, kept: NEW_GAME });
  return <Button onClick={open}>{words.latin}</Button>;
}
