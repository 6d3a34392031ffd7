import { useState } from "preact/hooks";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { useModal } from "../../ui/modal";
import type { ShareTexts } from "./ja";
import type { QrCode } from "./picture/qr";

interface Props {
  readonly s: ShareTexts;
  /** `null` if the link is too long for one. */
  readonly code: QrCode | null;
}

/** The QR code of a link; over the whole screen, a class reads it from the wall. */
export function QrPart({ s, code }: Props) {
  const [isLarge, setLarge] = useState(false);
  const dialog = useModal(isLarge);
  if (code === null) return <p class="trouble">{s.qrTooLong}</p>;
  const close = () => setLarge(false);
  return (
    <div class="qr-part">
      {/* A tap on the picture is a shorter way to the button below it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same */}
      <div class="qr-small" onClick={() => setLarge(true)}>
        <Drawing s={s} code={code} />
      </div>
      <Button onClick={() => setLarge(true)}>
        <Icon name="enlarge" />
        {s.enlargeQr}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and so does its button */}
      <dialog ref={dialog} class="qr-full" aria-label={s.qrPicture} onClose={close} onClick={close}>
        {isLarge && (
          <>
            <Drawing s={s} code={code} />
            <button type="button" class="round quiet" aria-label={s.closeQr} onClick={close}>
              <Icon name="close" />
            </button>
          </>
        )}
      </dialog>
    </div>
  );
}

/** Dark on light whatever the page's colours: not every camera reads it the other way round. */
function Drawing({ s, code }: { readonly s: ShareTexts; readonly code: QrCode }) {
  return (
    <svg
      class="qr"
      role="img"
      aria-label={s.qrPicture}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shape-rendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
