import type { Progress } from "../../engine/protocol";
import type { BoardTexts } from "../../i18n/board-ja";
import type { SearchPhase } from "../../model/state/search-state";
import { Button } from "../../ui/Button";
import { Closing } from "../../ui/Closing";
import { Line } from "./Line";

/** Shorter searches need no figures. */
const QUICK_MILLIS = 1000;

interface Props {
  readonly search: SearchPhase;
  readonly progress: Progress | null;
  /** The proven length of the solution, shown while its moves are searched. */
  readonly known?: number | null;
  readonly t: BoardTexts;
  readonly onCancel: () => void;
}

/** Progress of the search for a solution or hint, with a way to end it; `null` while none runs. */
export function Searching({ search, progress, known = null, t, onCancel }: Props) {
  if (search.phase === "idle" || search.purpose === "measure") return null;
  const cancel = search.phase === "running" && <Button onClick={onCancel}>{t.cancel}</Button>;
  if (search.purpose === "hint") return <Line text={t.hintSearching} action={cancel} />;
  if (search.phase === "cancelling") return <Line text={t.cancelling} />;
  if (known !== null) return <Line text={t.solved(known, true)} action={cancel} />;
  return (
    <>
      <p class="visually-hidden">{t.searching}</p>
      {progress === null || progress.millis < QUICK_MILLIS ? (
        <p aria-hidden="true">{t.searching}</p>
      ) : (
        <Closing t={t} progress={progress} />
      )}
      {cancel}
    </>
  );
}
