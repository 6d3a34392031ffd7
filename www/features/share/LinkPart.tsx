import { useState } from "preact/hooks";
import { Button } from "../../kit/Button";
import { Icon } from "../../kit/Icon";
import { useLazy } from "../../kit/on-demand";
import { canSend, send } from "../../platform/send";
import type { ShareTexts } from "./ja";
import type { QrCode } from "./picture/qr";

interface Props {
  readonly s: ShareTexts;
  readonly link: string;
  readonly title: string;
  readonly onCopy: (text: string) => void;
  readonly onTrouble: (error: unknown) => void;
}

/** The link: to be copied, sent, or read by a camera. */
export function LinkPart({ s, link, title, onCopy, onTrouble }: Props) {
  const [isShown, setShown] = useState(false);
  const qrOf = useLazy(
    isShown,
    async () => (await import("./picture/qr")).qrOf,
    (error) => {
      setShown(false);
      onTrouble(error);
    },
  );

  return (
    <section class="share-part" aria-labelledby="share-link">
      <h3 id="share-link">{s.link}</h3>
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
      <div class="share-tools">
        <Button class="primary" onClick={() => onCopy(link)}>
          <Icon name="copy" />
          {s.copyLink}
        </Button>
        {canSend() && (
          <Button onClick={() => void send({ title, url: link }).catch(onTrouble)}>
            <Icon name="share" />
            {s.send}
          </Button>
        )}
        <Button expanded={isShown} onClick={() => setShown(!isShown)}>
          <Icon name="qr" />
          {s.qr}
        </Button>
      </div>
      {isShown && qrOf !== null && <Code s={s} code={qrOf(link)} />}
    </section>
  );
}

/** Dark on light whatever the page's colours: not every camera reads it the other way round. */
function Code({ s, code }: { readonly s: ShareTexts; readonly code: QrCode | null }) {
  if (code === null) return <p class="trouble">{s.qrTooLong}</p>;
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
