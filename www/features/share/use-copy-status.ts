import { useEffect, useState } from "preact/hooks";
import { copyText } from "../../platform/clipboard";
import type { ShareTexts } from "./ja";

/** How long "Copied" is shown. */
const COPIED_MILLIS = 2500;

/** Copies texts, and reports the outcome of the last action; errors stay until the next one. */
export function useCopyStatus(s: ShareTexts) {
  const [status, setStatus] = useState("");
  const isCopied = status === s.copied;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setStatus(""), COPIED_MILLIS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return {
    status,
    onError: (error: unknown) => {
      console.warn(error);
      setStatus(s.failed);
    },
    onCopy: (text: string) => {
      // Clear the status, so that an identical one is announced again.
      setStatus("");
      void copyText(text).then((done) => setStatus(done ? s.copied : s.copyFailed));
    },
  };
}
