import "./rows.css";
import { langOfSymbol } from "../../board/symbol";
import { count, seconds, share } from "../../i18n/numbers";
import type { ToolTexts } from "../../i18n/tools/ja";
import { downloadText } from "../../platform/download";
import { Button } from "../../ui/Button";
import { MarkedText } from "../../ui/MarkedText";
import { Scroller } from "../../ui/Scroller";
import { excerptOf } from "./excerpt";
import type { ManyTexts } from "./ja";
import { PAGE_ROWS } from "./many-controller";
import { extraOf, type Row, type RowAnswer } from "./row";
import { faultText, rowsCsv } from "./rows-csv";

interface Props {
  readonly t: ToolTexts;
  readonly m: ManyTexts;
  readonly rows: readonly Row[];
  readonly from: number;
  /** Some lines have moves after their boards. */
  readonly isSession: boolean;
  readonly onPage: (from: number) => void;
  readonly onOpen: (row: Row) => void;
  readonly onCopy: (text: string) => void;
}

/** The results, one page of rows at a time. */
export function Rows({ t, m, rows, from, isSession, onPage, onOpen, onCopy }: Props) {
  const shown = rows.slice(from, from + PAGE_ROWS);
  const columns = columnsOf(t, m, isSession);
  const csv = () => rowsCsv(rows, t, m);
  return (
    <>
      <Scroller name={{ text: m.table }}>
        <table class="many-rows">
          <thead>
            <tr>
              <th scope="col">{m.line}</th>
              <th scope="col">{m.board}</th>
              {columns.map(({ head, help }) => (
                <th scope="col" key={head} title={help}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TableRow
                key={row.line.number}
                {...{ row, t, m, columns }}
                onOpen={() => onOpen(row)}
              />
            ))}
          </tbody>
        </table>
      </Scroller>
      {rows.length > PAGE_ROWS && (
        <nav class="many-pages" aria-label={m.pages}>
          <Button
            class="round"
            name={m.before}
            icon="left"
            off={from === 0}
            onClick={() => onPage(Math.max(from - PAGE_ROWS, 0))}
          />
          <span>{m.rowsOf(from + 1, from + shown.length, rows.length)}</span>
          <Button
            class="round"
            name={m.after}
            icon="right"
            off={from + PAGE_ROWS >= rows.length}
            onClick={() => onPage(from + PAGE_ROWS)}
          />
        </nav>
      )}
      <div class="row small-buttons">
        <Button icon="copy" onClick={() => onCopy(csv())}>
          {m.copyCsv}
        </Button>
        <Button icon="save" onClick={() => downloadText("taisou-boards.csv", "text/csv", csv())}>
          {m.saveCsv}
        </Button>
      </div>
    </>
  );
}

const NONE = "–";

interface Column {
  readonly head: string;
  readonly help?: string;
  readonly class?: string;
  readonly textOf: (answer: RowAnswer, row: Row) => string | null;
}

function columnsOf(t: ToolTexts, m: ManyTexts, isSession: boolean): readonly Column[] {
  const counted = (value: number | null | undefined) => (value == null ? null : count(value));
  const ofMoves: readonly Column[] = [
    { head: m.made, textOf: ({ made }) => counted(made?.moves) },
    { head: m.over, textOf: (_, row) => overText(row, m) },
  ];
  return [
    { head: m.length, textOf: (answer) => lengthText(answer, m) },
    ...(isSession ? ofMoves : []),
    { head: m.ending, class: "ending", textOf: ({ ending }) => m.endings[ending] },
    {
      head: t.time,
      textOf: ({ millis }) => (millis === null ? null : t.secondsUnit(seconds(millis))),
    },
    { head: t.nodes, textOf: ({ nodes }) => counted(nodes) },
    { head: m.startBound, help: m.startBoundHelp, textOf: ({ startBound }) => counted(startBound) },
    {
      head: t.algorithm,
      class: "method-name",
      textOf: ({ algorithm }) => (algorithm === null ? null : t.algorithms[algorithm]),
    },
    {
      head: m.nearer,
      help: m.nearerHelp,
      textOf: ({ nearer }) => (nearer === null ? null : share(nearer)),
    },
  ];
}

interface TableRowProps extends Pick<Props, "t" | "m"> {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly onOpen: () => void;
}

function TableRow({ row, t, m, columns, onOpen }: TableRowProps) {
  const { line, fault, answer } = row;
  if (answer === null) {
    const { text, mark } = excerptOf(fault?.text ?? line.text, fault?.mark ?? null);
    return (
      <tr data-ending="fault">
        <th scope="row">{count(line.number)}</th>
        <td colSpan={columns.length + 1}>
          <span class="fault">
            <span class="line-text mono" lang={langOfSymbol(text) ?? undefined}>
              {mark === null ? text : <MarkedText {...{ text, mark }} />}
            </span>
            <span class="line-fault">{fault === null ? "" : faultText(fault, t, m)}</span>
          </span>
        </td>
      </tr>
    );
  }
  const { text } = excerptOf(line.text, null);
  return (
    <tr data-ending={answer.ending}>
      <th scope="row">
        <Button class="quiet" name={m.open(line.number)} onClick={onOpen}>
          {count(line.number)}
        </Button>
      </th>
      <td class="line-text mono" lang={langOfSymbol(text) ?? undefined}>
        {text}
      </td>
      {columns.map((column) => (
        <td key={column.head} class={column.class}>
          {column.textOf(answer, row) ?? NONE}
        </td>
      ))}
    </tr>
  );
}

/** The optimum, or the proven bound. */
function lengthText({ ending, length, bound }: RowAnswer, m: ManyTexts): string | null {
  if (ending === "shortest" && length !== null) return count(length);
  if (length !== null) return m.atMost(length);
  return ending === "open" && bound > 0 ? m.atLeast(bound) : null;
}

function overText(row: Row, m: ManyTexts): string | null {
  if (row.answer?.made?.reached === false) return m.notReached;
  const extra = extraOf(row);
  if (extra === null) return null;
  return extra === 0 ? m.noExtra : m.extra(extra);
}
