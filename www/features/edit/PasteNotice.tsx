import { metricOf } from "../../model/state/selectors";
import { Objection } from "../../shell/Objection";
import type { ToolProps } from "../../shell/view-props";
import { PastedMovesNotice } from "./PastedMovesNotice";

/** The result of a paste, with what was assumed, or why it failed. */
export function PasteNotice({ app, state, t, lang }: ToolProps) {
  const { notice } = state;
  switch (notice?.kind) {
    case "pasted": {
      const { isNew, size, isGoalGone } = notice;
      return (
        <div>
          {isNew && <p>{t.making.pastedNew}</p>}
          {size !== null && (
            <p>{t.making.pastedSize(size.cells, size.width, size.cells / size.width)}</p>
          )}
          {isGoalGone && <p>{t.making.pastedGoal}</p>}
        </div>
      );
    }
    case "pastedMoves":
      return <PastedMovesNotice {...{ app, t }} metric={metricOf(state)} pasted={notice.pasted} />;
    case "notBoard":
      if (notice.problem === null) return <p>{t.making.notAnything}</p>;
      return (
        <>
          <p>{t.making.notBoard}</p>
          <p>
            <Objection {...{ app, lang }} {...notice.problem} />
          </p>
        </>
      );
    case "tooLarge":
      return <p>{t.making.tooLarge(notice.bytes)}</p>;
    case "foreign":
      return <p>{t.making.foreign(notice.fault)}</p>;
    default:
      return null;
  }
}
