import "./why.css";
import { hopelessOf } from "../../model/derived/verdict";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Barred } from "./Barred";
import type { WhyTexts } from "./ja";
import { ParityProof } from "./ParityProof";

/** Shows why the goal can never be reached from the start. */
export function WhyNot({ app, state, t, words: w }: WordedProps<WhyTexts>) {
  const reason = hopelessOf(app.verdictOf(state));
  const { puzzle } = state;
  if (reason === null || puzzle === null) return null;
  const goal = puzzle.start.goals[reason.goal];
  if (goal === undefined) return null;
  const { start, options } = puzzle;
  const { goals } = start;
  const parts = { start, goal, goalName: w.goal(reason.goal + 1, goals.length), t, w };
  return (
    <section class="why" aria-labelledby="why-heading">
      <h3 id="why-heading" data-region="proof" tabIndex={-1}>
        {w.heading}
      </h3>
      {reason.argument === "parity" ? (
        <>
          <ParityProof {...parts} reason={reason} key={puzzle.board} />
          <Button
            icon="book"
            onClick={() => app.store.dispatch({ type: "explained", chapter: "parity" })}
          >
            {w.tryParity}
          </Button>
        </>
      ) : (
        <Barred {...parts} cells={reason.cells} hasSame={options.same !== undefined} />
      )}
      {goals.length > 1 && <p class="note">{w.otherGoals}</p>}
    </section>
  );
}
