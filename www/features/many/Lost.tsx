import "./lost.css";
import { decimal } from "../../i18n/numbers";
import type { ManyTexts } from "./ja";
import type { Session } from "./sums";

interface Props {
  readonly m: ManyTexts;
  readonly session: Session;
}

/** A histogram of the moves that the player's solves took beyond the optimum. */
export function Lost({ m, session: { extras, meanExtra, missed, unknown } }: Props) {
  const most = Math.max(...extras.map(([, solves]) => solves), 1);
  return (
    <section class="lost" aria-labelledby="lost-heading">
      <h3 id="lost-heading">{m.session}</h3>
      <ul>
        {extras.map(([extra, solves]) => (
          <li key={extra} data-optimal={extra === 0 || undefined}>
            <span class="lost-extra">{extra === 0 ? m.noExtra : m.extra(extra)}</span>
            <span class="lost-bar" style={{ "--share": solves / most }} aria-hidden="true" />
            <span>{m.solves(solves)}</span>
          </li>
        ))}
      </ul>
      {meanExtra !== null && meanExtra > 0 && (
        <p class="note">{m.meanExtra(decimal(meanExtra, 2))}</p>
      )}
      {missed > 0 && <p class="note">{m.missed(missed)}</p>}
      {unknown > 0 && <p class="note">{m.unknown(unknown)}</p>}
    </section>
  );
}
