import "./closing.css";
import { useRef } from "preact/hooks";
import type { Progress } from "../engine/protocol";
import type { BoardTexts } from "../i18n/board-ja";

interface Props {
  readonly t: BoardTexts;
  readonly progress: Progress | null;
}

/** Progress of a long search: the lower bound and the best solution approach the optimum. */
export function Closing({ t, progress }: Props) {
  const { closing } = t;
  const { stats, millis = 0 } = progress ?? {};
  const least = stats?.bound ?? 0;
  const most = stats?.best ?? null;
  const said = [
    ...(most === null ? [] : [closing.best(most)]),
    ...(least > 0 ? [closing.least(least)] : []),
    closing.seconds(Math.floor(millis / 1000)),
  ];
  return (
    // Hidden from screen readers, which would read it eight times a second.
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

/** The gap between both bounds, on the scale of the widest gap seen. */
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
