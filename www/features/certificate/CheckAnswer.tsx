import type { Parsed } from "taisou";
import type { Texts } from "../../i18n/ja";
import type { Lang } from "../../model/lang";
import { featureTexts } from "../feature-texts";
import { CheckPanel } from "./CheckPanel";
import { type Claim, certifiedAs } from "./certified";

interface Props {
  readonly board: Parsed;
  readonly claim: Claim;
  readonly t: Texts;
  readonly lang: Lang;
}

/** Checks an answer about any board; nothing if it is not proven. Needs the feature's texts. */
export function CheckAnswer({ board, claim, t, lang }: Props) {
  const certified = certifiedAs(board, claim);
  const words = featureTexts.certificate.in(lang);
  return certified === null ? null : <CheckPanel {...{ certified, t, words }} />;
}
