import { useState } from "preact/hooks";
import type { Answer } from "../../model/play/play";
import { useOnDemand } from "../../shell/use-on-demand";
import type { ViewProps } from "../../shell/view-props";
import { withToolWords } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { featureTexts } from "../feature-texts";

const counted = withToolWords(featureTexts.space, () => import("../space/Counted"));

interface Props {
  /** The displayed solution; `null` if equally short ones cannot be counted. */
  readonly answer: Answer | null;
  /** A count runs or has ended. */
  readonly isAsked: boolean;
  readonly name: string;
  readonly view: ViewProps;
}

/** Counts the solutions that are as short as the displayed one, on request. */
export function HowMany({ answer, isAsked, name, view }: Props) {
  const { Part, setOpen } = useOnDemand(view.app, counted);
  const [askedFor, askFor] = useState<Answer | null>(null);
  if (answer === null) return null;
  if (Part !== null && (askedFor === answer || isAsked)) return <Part {...view} />;
  return (
    <Button
      class="small"
      onClick={() => {
        setOpen(true);
        askFor(answer);
      }}
    >
      {name}
    </Button>
  );
}
