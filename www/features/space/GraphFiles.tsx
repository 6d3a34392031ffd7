import { useState } from "preact/hooks";
import type { GraphForm } from "taisou";
import { createBackgroundWorker } from "../../engine/background-worker";
import type { EndEvent } from "../../engine/protocol";
import { loadSpaceModule, spawnSpaceWorker } from "../../engine/space-module";
import { goalsOf, withinSpace } from "../../model/derived/state-space";
import type { Surveyed } from "../../model/state/space-state";
import { downloadText } from "../../platform/download";
import { Button } from "../../ui/Button";
import type { SpaceTexts } from "./ja";

interface Props {
  readonly s: SpaceTexts;
  readonly survey: Surveyed;
}

/** Larger spaces are left to the command: their text has hundreds of megabytes. */
export const MOST_SAVED = 500_000;

const FORMS: readonly { form: GraphForm; type: string }[] = [
  { form: "dot", type: "text/vnd.graphviz" },
  { form: "graphml", type: "application/graphml+xml" },
  { form: "csv", type: "text/csv" },
];

/** Saves the state graph as a file. */
export function GraphFiles({ s, survey }: Props) {
  const [job, setJob] = useState<"none" | "running" | EndEvent["type"]>("none");
  const save = async ({ form, type }: (typeof FORMS)[number]) => {
    if (job === "running") return;
    setJob("running");
    const end = await graphOf(survey, form);
    setJob(end.type);
    if (end.type !== "finished" || end.outcome.kind !== "graph") return;
    downloadText(`taisou-graph.${form}`, type, end.outcome.graph.text);
  };
  return (
    <fieldset class="row small-buttons">
      <legend>{s.graphFile}</legend>
      {FORMS.map((one) => (
        <Button key={one.form} off={job === "running"} onClick={() => save(one)}>
          {s.graphForms[one.form]}
        </Button>
      ))}
      <span role="status" class={job === "running" ? "note" : "error"}>
        {job === "running" && s.working}
        {job === "refused" && s.tooManyForGraph}
        {job === "crashed" && s.crashed}
      </span>
    </fieldset>
  );
}

/** In a worker for this graph only, because the other keeps the distances. */
async function graphOf({ puzzle, result }: Surveyed, form: GraphForm): Promise<EndEvent> {
  const worker = createBackgroundWorker(loadSpaceModule, spawnSpaceWorker);
  const options = { ...withinSpace(puzzle, result.metric), form };
  const { width } = puzzle;
  const end = await worker.ask({ kind: "graph", goals: goalsOf(puzzle), width, options });
  worker.close();
  return end;
}
