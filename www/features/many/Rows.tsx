import { copy } from "../../app/copy";
import { langOfSymbol } from "../../board/symbol";
import { count, seconds, share } from "../../i18n/numbers";
import type { ToolTexts } from "../../i18n/tools/ja";
import { downloadText } from "../../platform/download";
import type { ToolProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { MarkedText } from "../../ui/MarkedText";
import { Scroller } from "../../ui/Scroller";
import { excerptOf } from "./excerpt";
import type { ManyTexts } from "./ja";
import { type Many, type ManyController, PAGE_ROWS } from "./many-controller";
import { extraOf, type Row, type RowAnswer } from "./row";
import { faultText, rowsCsv } from "./rows-csv";

interface Props extends ToolProps {
  readonly m: ManyTexts;
  readonly many: Many;
  readonly solving: ManyController;
  /** Some lines have moves behind their boards. */
  readonly isSession: boolean;
}

const NONE = "–";

/** A row for each line, some of them at a time. */
export function Rows({ app, t, m, many, solving, isSession }: Props) {
  const { rows, from } = many;
  const shown = rows.slice(from, from + PAGE_ROWS);
  const ofMoves = isSession ? [m.made, m.over] : [];
  const heads = [
    m.length,
    ...ofMoves,
    m.ending,
    t.time,
    t.nodes,
    m.startBound,
    t.algorithm,
    m.nearer,
  ];
  const helps: Readonly<Record<string, string>> = {
    [m.nearer]: m.nearerHelp,
    [m.startBound]: m.startBoundHelp,
  };
  const csv = () => rowsCsv(rows, t, m);
  return (
    <>
      <Scroller name={{ text: m.table }}>
        <table class="many-rows">
          <thead>
            <tr>
              <th scope="col">{m.line}</th>
              <th scope="col">{m.board}</th>
              {heads.map((head) => (
                <th scope="col" key={head} title={helps[head]}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TableRow
                key={row.line.number}
                {...{ row, t, m, isSession }}
                columns={heads.length + 1}
                onOpen={() => void solving.open(row)}
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
            off={from === 0}
            onClick={() => solving.turnTo(Math.max(from - PAGE_ROWS, 0))}
          >
            <Icon name="left" />
          </Button>
          <span>{m.rowsOf(from + 1, from + shown.length, rows.length)}</span>
          <Button
            class="round"
            name={m.after}
            off={from + PAGE_ROWS >= rows.length}
            onClick={() => solving.turnTo(from + PAGE_ROWS)}
          >
            <Icon name="right" />
          </Button>
        </nav>
      )}
      <div class="copies">
        <Button onClick={() => void copy(app.store, csv())}>
          <Icon name="copy" />
          {m.copyCsv}
        </Button>
        <Button onClick={() => downloadText("taisou-boards.csv", "text/csv", csv())}>
          <Icon name="save" />
          {m.saveCsv}
        </Button>
      </div>
    </>
  );
}

interface RowProps {
  readonly row: Row;
  readonly t: ToolTexts;
  readonly m: ManyTexts;
  readonly isSession: boolean;
  /** Surroundings the one that names the line. */
  readonly columns: number;
  readonly onOpen: () => void;
}

function TableRow({ row, t, m, isSession, columns, onOpen }: RowProps) {
  const { line, fault, answer } = row;
  if (answer === null) {
    const { text, mark } = excerptOf(fault?.text ?? line.text, fault?.mark ?? null);
    return (
      <tr data-ending="fault">
        <th scope="row">{count(line.number)}</th>
        <td colSpan={columns}>
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
      <td>{lengthText(answer, m)}</td>
      {isSession && (
        <>
          <td>{answer.made === null ? NONE : count(answer.made.moves)}</td>
          <td>{overText(row, m)}</td>
        </>
      )}
      <td class="ending">{m.endings[answer.ending]}</td>
      <td>{answer.millis === null ? NONE : t.secondsUnit(seconds(answer.millis))}</td>
      <td>{answer.nodes === null ? NONE : count(answer.nodes)}</td>
      <td>{answer.startBound === null ? NONE : count(answer.startBound)}</td>
      <td class="method-name">
        {answer.algorithm === null ? NONE : t.algorithms[answer.algorithm]}
      </td>
      <td>{answer.nearer === null ? NONE : share(answer.nearer)}</td>
    </tr>
  );
}

/** The length of a solution, or what is proven of it. */
function lengthText({ ending, length, bound }: RowAnswer, m: ManyTexts): string {
  if (ending === "shortest" && length !== null) return count(length);
  if (length !== null) return m.atMost(length);
  return ending === "open" && bound > 0 ? m.atLeast(bound) : NONE;
}

function overText(row: Row, m: ManyTexts): string {
  const made = row.answer?.made ?? null;
  if (made === null) return NONE;
  if (!made.reached) return m.notReached;
  const extra = extraOf(row);
  if (extra === null) return NONE;
  return extra === 0 ? m.noExtra : m.extra(extra);
}
