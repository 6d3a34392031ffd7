import { useEffect, useState } from "preact/hooks";
import { copyText } from "../../platform/clipboard";
import type { ShareTexts } from "./ja";

/** A confirmation disappears by itself. */
const PASSING_MILLIS = 2500;

interface HandingOn {
  /** The outcome of the last attempt, for the reader. */
  readonly said: string;
  readonly onTrouble: (error: unknown) => void;
  readonly onCopy: (text: string) => void;
}

/** Copies texts, and keeps what is to be said about that. */
export function useHandingOn(s: ShareTexts): HandingOn {
  const [said, setSaid] = useState("");
  const passing = said === s.copied;
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(() => setSaid(""), PASSING_MILLIS);
    return () => clearTimeout(timer);
  }, [passing]);
  return {
    said,
    onTrouble: (error) => {
      console.warn(error);
      setSaid(s.failed);
    },
    onCopy: (text) => {
      // Clear the confirmation, so that an identical one is read out again.
      setSaid("");
      void copyText(text).then((done) => setSaid(done ? s.copied : s.copyFailed));
    },
  };
}
