import "./link-part.css";
import { useState } from "preact/hooks";
import { canSend, send } from "../../platform/send";
import { Button } from "../../ui/Button";
import { useModal } from "../../ui/modal";
import { useLazy } from "../../ui/use-lazy";
import type { ShareTexts } from "./ja";
import type { QrCode } from "./picture/qr";

interface Props {
  readonly s: ShareTexts;
  readonly link: string;
  readonly title: string;
  readonly onCopy: (text: string) => void;
  readonly onError: (error: unknown) => void;
}

/** The link: sent by the system's share dialog, copied, as text, and as a QR code. */
export function LinkPart({ s, link, title, onCopy, onError }: Props) {
  const [isShown, setShown] = useState(false);
  const qrOf = useLazy(
    isShown,
    async () => (await import("./picture/qr")).qrOf,
    (error) => {
      setShown(false);
      onError(error);
    },
  );

  const sends = canSend();
  return (
    <section class="stack share-part" aria-labelledby="share-link">
      <h3 id="share-link">{s.link}</h3>
      <div class="row">
        {sends && (
          <Button
            class="primary"
            icon="share"
            onClick={() => void send({ title, url: link }).catch(onError)}
          >
            {s.send}
          </Button>
        )}
        <Button class={sends ? "" : "primary"} icon="copy" onClick={() => onCopy(link)}>
          {s.copyLink}
        </Button>
        <Button icon="qr" expanded={isShown} onClick={() => setShown(!isShown)}>
          {s.qr}
        </Button>
      </div>
      <div class="field">
        <input
          class="mono"
          type="text"
          readOnly
          aria-labelledby="share-link"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      {isShown && qrOf !== null && <QrPart s={s} code={qrOf(link)} />}
    </section>
  );
}

interface QrPartProps {
  readonly s: ShareTexts;
  /** `null` if the link is too long for one. */
  readonly code: QrCode | null;
}

/** The QR code of a link, also full screen, for example to project it. */
function QrPart({ s, code }: QrPartProps) {
  const [isLarge, setLarge] = useState(false);
  const dialog = useModal(isLarge);
  if (code === null) return <p class="error">{s.qrTooLong}</p>;
  const close = () => setLarge(false);
  return (
    <div class="qr-part">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
      <div class="qr-small" onClick={() => setLarge(true)}>
        <QrDrawing s={s} code={code} />
      </div>
      <Button icon="enlarge" onClick={() => setLarge(true)}>
        {s.enlargeQr}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and so does its button */}
      <dialog ref={dialog} class="qr-full" aria-label={s.qrPicture} onClose={close} onClick={close}>
        {isLarge && (
          <>
            <QrDrawing s={s} code={code} />
            <Button class="round quiet" name={s.closeQr} icon="close" onClick={close} />
          </>
        )}
      </dialog>
    </div>
  );
}

/** Dark on light in every theme, because not every camera reads inverted codes. */
function QrDrawing({ s, code }: { readonly s: ShareTexts; readonly code: QrCode }) {
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
