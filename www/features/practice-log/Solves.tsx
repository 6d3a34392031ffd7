import { useEffect, useRef, useState } from "preact/hooks";
import type { PracticeLog } from "../../app/practice/practice-log";
import { count } from "../../i18n/numbers";
import { movesASecond } from "../../i18n/solve-numbers";
import type { Attempt } from "../../model/practice/attempt";
import { resultText } from "../../model/practice/result-text";
import { measureOf } from "../../model/practice/statistics";
import { moveCount } from "../../model/practice/steps";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Scroller } from "../../ui/Scroller";
import { TableHead } from "../../ui/TableHead";
import type { PracticeLogTexts } from "./ja";
import { SolveDetails } from "./SolveDetails";

interface Props extends WordedProps<PracticeLogTexts> {
  readonly log: PracticeLog;
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
}

/** Rows at a time: more would delay the opening of a long log. */
const PAGE = 20;

/** The attempts, newest first, a page at a time. */
export function Solves(props: Props) {
  const { log, attempts, words } = props;
  const [page, setPage] = useState(0);
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Attempt | null>(null);
  const list = useRef<HTMLElement>(null);
  const restore = useRef<HTMLButtonElement>(null);
  // The pressed button is gone with its row.
  useEffect(() => {
    if (removed !== null) restore.current?.focus({ preventScroll: true });
  }, [removed]);
  const last = Math.max(Math.ceil(attempts.length / PAGE) - 1, 0);
  const here = Math.min(page, last);
  const end = attempts.length - here * PAGE;
  const begin = Math.max(end - PAGE, 0);
  const rows = attempts
    .slice(begin, end)
    .map((attempt, index) => ({ attempt, number: begin + index + 1 }));
  return (
    <>
      {attempts.length === 0 ? (
        <p class="note">{words.empty}</p>
      ) : (
        <Scroller name={{ text: words.list }} frame={list}>
          <table class="solves">
            <TableHead names={[words.number, words.time, words.moves, words.extra, words.tps]} />
            <tbody>
              {rows.reverse().map(({ attempt, number }) => (
                <Row
                  key={attempt.id}
                  {...props}
                  {...{ attempt, number }}
                  isOpen={open === attempt.id}
                  onOpen={() => setOpen(open === attempt.id ? null : attempt.id)}
                  onRemove={() => {
                    log.remove([attempt.id]);
                    setRemoved(attempt);
                    setOpen(null);
                  }}
                />
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
      <p class="solve-removed" role="status">
        {removed !== null && words.removed(resultText(removed))}
      </p>
      {removed !== null && (
        <button
          type="button"
          class="small"
          ref={restore}
          onClick={() => {
            log.add([removed]);
            setRemoved(null);
            list.current?.focus({ preventScroll: true });
          }}
        >
          {words.restore}
        </button>
      )}
      {last > 0 && (
        <div class="row small-buttons solve-pages">
          <Button off={here === 0} onClick={() => setPage(here - 1)}>
            {words.newer}
          </Button>
          <span class="note">{words.range(begin + 1, end, attempts.length)}</span>
          <Button off={here === last} onClick={() => setPage(here + 1)}>
            {words.older}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps extends Props {
  readonly attempt: Attempt;
  /** Its place in the session, from 1. */
  readonly number: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Row(props: RowProps) {
  const { attempt, number, isOpen, words, onOpen } = props;
  const extra = measureOf({ ...attempt, penalty: "none" }, "extra");
  const tps = measureOf(attempt, "tps");
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <Button
            class="small"
            expanded={isOpen}
            name={words.open(number, resultText(attempt))}
            onClick={onOpen}
          >
            {count(number)}
          </Button>
        </th>
        <td>{resultText(attempt)}</td>
        <td>{moveCount(attempt) ?? words.unknown}</td>
        <td>{Number.isFinite(extra) ? words.over(extra) : words.unknown}</td>
        <td>{Number.isFinite(tps) ? movesASecond(tps) : words.unknown}</td>
      </tr>
      {isOpen && (
        <tr>
          <td class="solve-details" colSpan={5}>
            <SolveDetails {...props} />
          </td>
        </tr>
      )}
    </>
  );
}
