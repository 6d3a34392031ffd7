import "./closing.css";
import { useRef } from "preact/hooks";
import type { Texts } from "../i18n/ja";

interface Props {
  readonly t: Texts;
  /** No answer is shorter; 0 while nothing is proven. */
  readonly least: number;
  /** The shortest answer so far; `null` while there is none. */
  readonly most: number | null;
  readonly seconds: number;
}

/** A long search between what is proven and what was found: how both close in on the shortest answer. */
export function Closing({ t, least, most, seconds }: Props) {
  const { closing } = t;
  const said = [
    ...(most === null ? [] : [closing.best(most)]),
    ...(least > 0 ? [closing.least(least)] : []),
    closing.seconds(seconds),
  ];
  return (
    // Not for screen readers, which would say it eight times a second.
    <div class="closing" aria-hidden="true">
      <p class="closing-text">
        {said.map((part, index) => (
          <span key={part}>
            {part}
            {index < said.length - 1 && closing.between}
          </span>
        ))}
      </p>
      {most !== null && least > 0 && <Gap least={least} most={most} />}
    </div>
  );
}

/** What is still open, between what it was at first. */
function Gap({ least, most }: { readonly least: number; readonly most: number }) {
  const low = useRef(least);
  const high = useRef(most);
  low.current = Math.min(low.current, least);
  high.current = Math.max(high.current, most);
  const whole = Math.max(high.current - low.current, 1);
  return (
    <div
      class="closing-gap"
      style={{
        "--least": (least - low.current) / whole,
        "--most": (most - low.current) / whole,
      }}
    >
      <span>{least}</span>
      <i />
      <span>{most}</span>
    </div>
  );
}
