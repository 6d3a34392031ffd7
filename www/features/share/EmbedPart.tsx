import { useEffect, useRef, useState } from "preact/hooks";
import { FRAME, frameAddress, frameOf, tagOf } from "../../model/link/embedding";
import { readLink } from "../../model/link/link";
import { Button } from "../../ui/Button";
import type { ShareTexts } from "./ja";

interface Props {
  readonly s: ShareTexts;
  readonly link: string;
  readonly title: string;
  readonly onCopy: (text: string) => void;
}

/** Code that embeds the board in another page, as an element or in a frame, with a preview. */
export function EmbedPart({ s, link, title, onCopy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) section.current?.scrollIntoView();
  }, [isOpen]);
  const ways = [
    { name: s.embedTag, text: tagOf(readLink(new URL(link).hash.slice(1)).link) },
    { name: s.embedFrame, text: frameOf(link, s.embedded(title)) },
  ];
  return (
    <section ref={section} class="stack share-part" aria-labelledby="share-embed">
      <h3 id="share-embed">{s.embed}</h3>
      <div class="row">
        <Button icon="grid" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {s.showEmbed}
        </Button>
      </div>
      {isOpen &&
        ways.map(({ name, text }) => (
          <div class="field" key={name}>
            <label>
              {name}
              <textarea
                class="mono"
                rows={3}
                readOnly
                value={text}
                spellcheck={false}
                onFocus={(event) => event.currentTarget.select()}
              />
            </label>
            <div class="row">
              <Button icon="copy" onClick={() => onCopy(text)}>
                {s.copyEmbed(name)}
              </Button>
            </div>
          </div>
        ))}
      {isOpen && (
        <iframe
          class="share-preview"
          src={frameAddress(link)}
          title={s.embedPreview}
          style={{ height: `${FRAME.height}px` }}
        />
      )}
    </section>
  );
}
