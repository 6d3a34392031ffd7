import type { PlayerProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Closing } from "../../ui/Closing";
import { Line } from "./Line";

/** Shorter searches need no figures. */
const QUICK_MILLIS = 1000;

/** Progress of the search for a solution or hint, with a way to end it; `null` while none runs. */
export function Searching(props: PlayerProps) {
  const { state, t } = props;
  const { search, progress } = state;
  if (search.phase === "idle" || search.purpose === "measure") return null;
  if (search.purpose === "hint")
    return <Line text={t.hintSearching} action={<Stop {...props} />} />;
  if (search.phase === "cancelling") return <Line text={t.cancelling} />;
  return (
    <>
      <p class="unseen">{t.searching}</p>
      {progress === null || progress.millis < QUICK_MILLIS ? (
        <p aria-hidden="true">{t.searching}</p>
      ) : (
        <Closing t={t} progress={progress} />
      )}
      <Stop {...props} />
    </>
  );
}

function Stop({ app, state, t }: PlayerProps) {
  if (state.search.phase !== "running") return null;
  return <Button onClick={app.search.cancel}>{t.cancel}</Button>;
}
