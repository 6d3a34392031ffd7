import "./rows.css";
import { useMemo, useState } from "preact/hooks";
import { langOfSymbol } from "../../board/symbol";
import { count } from "../../i18n/numbers";
import type { ToolTexts } from "../../i18n/tools/ja";
import { downloadText } from "../../platform/download";
import { Button } from "../../ui/Button";
import { MarkedText } from "../../ui/MarkedText";
import { Scroller } from "../../ui/Scroller";
import { type Column, columnsOf, faultText, inOrder, rowsCsv, textIn } from "./columns";
import { excerptOf } from "./excerpt";
import type { ManyTexts } from "./ja";
import { PAGE_ROWS } from "./many-controller";
import type { Row } from "./row";

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

/** The results in the order of a column, one page of rows at a time. */
export function Rows({ t, m, rows, from, isSession, onPage, onOpen, onCopy }: Props) {
  const all = useMemo(() => columnsOf(t, m), [t, m]);
  const columns = all.filter(({ only }) => only === undefined || (isSession && only === "session"));
  /** The place of the column that the rows are sorted by; -1 for their lines. */
  const [[by, sign], setOrder] = useState<readonly [number, 1 | -1]>([-1, 1]);
  const sorted = useMemo(() => inOrder(rows, all[by] ?? null, sign), [rows, all, by, sign]);
  const shown = sorted.slice(from, from + PAGE_ROWS);
  const csv = () => rowsCsv(sorted, t, m);
  const headOf = (head: string, place: number, help?: string) => (
    <th
      scope="col"
      key={head}
      title={help}
      aria-sort={place !== by ? undefined : sign > 0 ? "ascending" : "descending"}
    >
      <Button
        class="quiet"
        onClick={() => {
          setOrder([place, place === by && sign > 0 ? -1 : 1]);
          onPage(0);
        }}
      >
        {head}
      </Button>
    </th>
  );
  return (
    <>
      <div class="row small-buttons">
        <Button icon="copy" onClick={() => onCopy(csv())}>
          {m.copyCsv}
        </Button>
        <Button icon="save" onClick={() => downloadText("taisou-boards.csv", "text/csv", csv())}>
          {m.saveCsv}
        </Button>
      </div>
      <Scroller name={{ text: m.table }}>
        <table class="many-rows">
          <thead>
            <tr>
              {headOf(m.line, -1)}
              <th scope="col">{m.board}</th>
              {columns.map((one) => headOf(one.head, all.indexOf(one), one.help))}
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
    </>
  );
}

const NONE = "–";

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
          {textIn(column, answer, row) ?? NONE}
        </td>
      ))}
    </tr>
  );
}
