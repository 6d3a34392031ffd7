import type { PracticeLog } from "../../app/practice/practice-log";
import { Button } from "../../ui/Button";
import { useValue } from "../../ui/use-value";
import type { PracticeTexts } from "./ja";

interface Props {
  readonly log: PracticeLog;
  readonly p: PracticeTexts;
}

/** What storage has refused or damaged, until the player has seen it. */
export function LogTrouble({ log, p }: Props) {
  const { isRefused, damaged } = useValue(log.value);
  return (
    <>
      {isRefused && (
        <p class="note" role="alert">
          {p.refused}
        </p>
      )}
      {damaged.length > 0 && (
        <div class="note practice-trouble" role="alert">
          <p>{p.damaged(damaged.length)}</p>
          <Button class="small" onClick={() => void log.removeDamaged()}>
            {p.removeDamaged}
          </Button>
        </div>
      )}
    </>
  );
}
