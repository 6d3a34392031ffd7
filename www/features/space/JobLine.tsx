import type { Texts } from "../../i18n/ja";
import { short } from "../../i18n/numbers";
import { Button } from "../../kit/Button";
import type { Job } from "../../model/state/space";
import type { SpaceTexts } from "./ja";

interface Props {
  readonly job: Job<unknown>;
  readonly t: Texts;
  readonly s: SpaceTexts;
  readonly onStop: () => void;
  /** Why it was refused, where whoever asked knows better. */
  readonly explained?: string | null;
}

/** How a task goes on, or that it went wrong; what came of it is told elsewhere. */
export function JobLine({ job, t, s, onStop, explained = null }: Props) {
  const running = job.kind === "running" || job.kind === "cancelling";
  const stats = running ? job.progress?.stats : undefined;
  return (
    <div class="job">
      <p
        class={running ? "searching" : job.kind === "cancelled" ? "note" : "trouble"}
        role="status"
      >
        {said(job, t, s, explained)}
        {/* Not for screen readers, which would say it eight times a second. */}
        {stats !== undefined && (
          <span class="note" aria-hidden="true">
            {" "}
            {s.reached(short(stats.nodes), stats.depth)}
          </span>
        )}
      </p>
      {running && (
        <Button off={job.kind === "cancelling"} onClick={onStop}>
          {s.stop}
        </Button>
      )}
    </div>
  );
}

function said(job: Job<unknown>, t: Texts, s: SpaceTexts, explained: string | null): string {
  switch (job.kind) {
    case "none":
    case "done":
      return "";
    case "running":
      return s.working;
    case "cancelling":
      return s.stopping;
    case "cancelled":
      return s.given;
    case "refused":
      return explained ?? t.errors[job.code](job.details);
    case "crashed":
      return job.why === "silent" ? s.silent : s.crashed;
  }
}
