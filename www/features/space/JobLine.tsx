import { count, share, short } from "../../i18n/numbers";
import type { ToolTexts } from "../../i18n/tools/ja";
import type { JobState } from "../../model/state/space-state";
import { hasWorkers } from "../../platform/workers";
import { Button } from "../../ui/Button";
import type { SpaceTexts } from "./ja";

interface Props {
  readonly job: JobState<unknown>;
  readonly t: ToolTexts;
  readonly s: SpaceTexts;
  /** Left out where another button ends it. */
  readonly onStop?: () => void;
  /** How many positions there are in all, where that is known. */
  readonly of?: number | null;
  /** Why it was refused, where whoever asked knows better. */
  readonly explained?: string | null;
}

/** How a task goes on, or that it went wrong; what came of it is told elsewhere. */
export function JobLine({ job, t, s, onStop, of = null, explained = null }: Props) {
  const running = job.kind === "running" || job.kind === "cancelling";
  const stats = running ? job.progress?.stats : undefined;
  return (
    <div class="job">
      <p
        class={
          running
            ? of === null
              ? "searching"
              : undefined
            : job.kind === "cancelled"
              ? "note"
              : "trouble"
        }
        role="status"
      >
        {said(job, t, s, explained)}
        {/* Not for screen readers, which would say it eight times a second. */}
        {stats !== undefined && (
          <span class="note" aria-hidden="true">
            {" "}
            {of === null
              ? s.reached(short(stats.nodes), stats.depth)
              : s.reachedOf(share(stats.nodes / of), short(stats.nodes), count(of), stats.depth)}
          </span>
        )}
      </p>
      {running && of !== null && (
        <div class="job-bar" style={{ "--part": Math.min((stats?.nodes ?? 0) / of, 1) }} />
      )}
      {running && onStop !== undefined && (
        <Button off={job.kind === "cancelling"} onClick={onStop}>
          {s.stop}
        </Button>
      )}
    </div>
  );
}

function said(
  job: JobState<unknown>,
  t: ToolTexts,
  s: SpaceTexts,
  explained: string | null,
): string {
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
      if (!hasWorkers()) return t.noWorkers;
      return job.why === "silent" ? s.silent : s.crashed;
  }
}
