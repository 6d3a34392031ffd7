import type { ComponentChildren } from "preact";
import { TableHead } from "../../ui/TableHead";

interface ReadingRow {
  readonly name: string;
  readonly note?: string;
  /** The length of its bar, from 0 to 1. */
  readonly bar?: number;
  readonly values: readonly ComponentChildren[];
  /** The true distance stands out from the bounds. */
  readonly isTrue?: boolean;
}

interface Props {
  readonly label?: string;
  readonly head?: readonly string[];
  readonly rows: readonly ReadingRow[];
  /** Long numbers are not enlarged. */
  readonly isLarge?: boolean;
}

/** A table of numbers about a board. */
export function Readings({ label, head, rows, isLarge = true }: Props) {
  const hasBars = rows.some(({ bar }) => bar !== undefined);
  return (
    <table class={hasBars ? "how-bars" : undefined} aria-label={label}>
      {head !== undefined && <TableHead names={head} />}
      <tbody>
        {rows.map(({ name, note, bar, values, isTrue }) => (
          <tr key={name} data-true={isTrue || undefined}>
            <th scope="row">
              {name}
              {note !== undefined && <span class="note"> {note}</span>}
              {bar !== undefined && <span class="how-bar" style={{ "--part": bar }} />}
            </th>
            {values.map((value, column) => (
              <td key={head?.[column + 1]} class={isLarge ? "large" : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
