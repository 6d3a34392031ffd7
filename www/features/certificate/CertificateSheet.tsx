import { useState } from "preact/hooks";
import type { WordedProps } from "../../shell/with-words";
import { CheckPanel } from "./CheckPanel";
import { certifiedOn } from "./certified";
import type { CertificateTexts } from "./ja";

/** The dialog that checks the proven answer on the page. */
export function CertificateSheet({ app, state, t, words }: WordedProps<CertificateTexts>) {
  // The answer at the time of opening.
  const [certified] = useState(() => certifiedOn(app, state));
  return certified === null ? <p>{words.none}</p> : <CheckPanel {...{ certified, t, words }} />;
}
