import { useState } from "preact/hooks";
import type { Answer } from "../../model/play/play";
import { answerOf } from "../../model/state/selectors";
import { useOnDemand } from "../../shell/use-on-demand";
import type { ToolProps } from "../../shell/view-props";
import { withToolWords } from "../../shell/with-words";
import { Button } from "../../ui/Button";

async function counted() {
  const words = import("../space/words");
  const part = import("../space/Counted");
  return withToolWords((await words).spaceWords, async () => (await part).Counted)();
}

/** Asks how many solutions are as short as the one on show; what finds and tells it is fetched then. */
export function HowMany(props: ToolProps) {
  const { app, state, t } = props;
  const { Part, setOpen } = useOnDemand(app, counted);
  // Another solution is another question.
  const [asked, ask] = useState<Answer | null>(null);
  const answer = answerOf(state);
  if (answer === null || answer.turns.length === 0 || state.search.phase !== "idle") return null;
  // Of a length that is not proven there may be none that is as short, and no count that ends.
  if (!answer.solution.optimal) return null;
  if (Part !== null && (asked === answer || state.space.count.kind !== "none")) {
    return <Part {...props} />;
  }
  return (
    <Button
      class="how-many"
      onClick={() => {
        setOpen(true);
        ask(answer);
      }}
    >
      {t.howMany}
    </Button>
  );
}
