import "./check-panel.css";
import { useEffect, useRef, useState } from "preact/hooks";
import pythonChecker from "taisou/check.py?url";
import { MiniBoard } from "../../board/MiniBoard";
import { type CheckEvent, runChecker } from "../../engine/checker";
import type { Texts } from "../../i18n/ja";
import { count, seconds } from "../../i18n/numbers";
import { short } from "../../i18n/rounded";
import { downloadText } from "../../platform/download";
import { Button } from "../../ui/Button";
import type { Certified } from "./certified";
import type { CertificateTexts } from "./ja";

/** Positions at which the checker gives up: `space` keeps them in memory, `search` tries some 40 million a second. */
const MOST = { parity: 1, space: 20_000_000, search: 2_000_000_000 };

interface Props {
  readonly certified: Certified;
  readonly t: Texts;
  readonly words: CertificateTexts;
}

/** A claim in words, its certificate to save, and the independent checker to run. */
export function CheckPanel({ certified: { board, certificate }, t, words }: Props) {
  const [event, setEvent] = useState<CheckEvent | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const isRunning = event?.kind === "progress";
  const { claim, length = 0, proof, puzzle } = certificate;
  const most = MOST[proof.kind];
  const line = JSON.stringify(certificate);

  function run(): void {
    setEvent({ kind: "progress", positions: 0 });
    stop.current = runChecker({ line, most }, setEvent);
  }

  function cancel(): void {
    stop.current?.();
    setEvent(null);
  }

  return (
    <div class="stack check-panel">
      <div class="check-claim">
        <div class="board-frame check-board">
          <MiniBoard board={board} />
        </div>
        <p class="strong">
          {claim === "shortest"
            ? words.shortest(t.moveCount(length), t.metricName[puzzle.metric])
            : words.unsolvable}
        </p>
      </div>
      <p>{words.lead}</p>
      <p>{words.ways[proof.kind === "space" ? claim : proof.kind]}</p>
      <div class="row">
        <Button class={isRunning ? "stop" : "primary"} onClick={isRunning ? cancel : run}>
          {isRunning ? t.cancel : words.run}
        </Button>
        <Button
          icon="save"
          onClick={() => downloadText("taisou.jsonl", "application/json", `${line}\n`)}
        >
          {words.save}
        </Button>
      </div>
      <div role="status" class="check-verdict" data-kind={event?.kind}>
        {event !== null && <Verdict {...{ event, words }} />}
      </div>
      {isRunning && (
        <progress
          class="check-progress"
          aria-label={words.running}
          max={most}
          value={event.positions}
        />
      )}
      {/* Parity needs no positions. */}
      {proof.kind !== "parity" && (
        <p class="note">
          {isRunning && words.tried(short(event.positions))} {words.limit(count(most))}
        </p>
      )}
      <p class="note">
        {words.elsewhere}{" "}
        <a href={pythonChecker} download="check.py">
          {words.saveChecker}
        </a>
      </p>
      <pre class="mono check-command">python3 check.py taisou.jsonl</pre>
    </div>
  );
}

function Verdict({ event, words }: Pick<Props, "words"> & { readonly event: CheckEvent }) {
  if (event.kind === "progress") return <p>{words.running}</p>;
  if (event.kind === "failed") return <p class="error">{words.failed}</p>;
  return (
    <>
      <p class="strong">{words.verdicts[event.verdict](seconds(event.millis))}</p>
      <details>
        <summary>{words.said}</summary>
        <p class="mono check-said">{event.text}</p>
      </details>
    </>
  );
}
