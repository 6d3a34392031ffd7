import { count } from "../../i18n/numbers";
import { share, short } from "../../i18n/rounded";
import type { ToolTexts } from "../../i18n/tools/ja";
import type { JobState } from "../../model/state/space-state";
import { hasWorkers } from "../../platform/workers";
import { Button } from "../../ui/Button";
import type { SpaceTexts } from "./ja";

interface Props {
  readonly job: JobState<unknown>;
  readonly t: ToolTexts;
  readonly s: SpaceTexts;
  /** Left out if another button stops the job. */
  readonly onStop?: () => void;
  readonly of?: number | null;
  /** Replaces the module's reason for a refusal. */
  readonly explained?: string | null;
  /** Tells screen readers of a result that is shown elsewhere. */
  readonly found?: string;
}

/** The progress of a job, or its failure. */
export function JobLine(props: Props) {
  const { job, s, onStop, of = null } = props;
  const running = job.kind === "running" || job.kind === "cancelling";
  const stats = running ? job.progress?.stats : undefined;
  const ended =
    job.kind === "cancelled" ? "note" : job.kind === "done" ? "visually-hidden" : "error";
  return (
    <div class="stack job">
      <p class={!running ? ended : of === null ? "searching" : undefined} role="status">
        {sentenceOf(props)}
        {/* Hidden from screen readers, which would read it eight times a second. */}
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

function sentenceOf({ job, t, s, explained, found = "" }: Props): string {
  if (job.kind === "refused") return explained ?? t.errors[job.code](job.details);
  if (job.kind === "crashed") {
    if (!hasWorkers()) return t.noWorkers;
    return job.why === "silent" ? s.silent : s.crashed;
  }
  return { none: "", done: found, running: s.working, cancelling: s.stopping, cancelled: s.given }[
    job.kind
  ];
}
