import { useState } from "preact/hooks";
import { canSend, send } from "../../platform/send";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { useLazy } from "../../ui/use-lazy";
import type { ShareTexts } from "./ja";
import { QrPart } from "./QrPart";

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
      {isShown && qrOf !== null && <QrPart s={s} code={qrOf(link)} />}
    </section>
  );
}
