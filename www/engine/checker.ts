import type { CheckResult } from "taisou/check.mjs";

export interface CheckRequest {
  /** A certificate, as one line of JSON. */
  readonly line: string;
  /** Positions at which the checker gives up. */
  readonly most: number;
}

export type CheckEvent =
  | { readonly kind: "progress"; readonly positions: number }
  | ({ readonly kind: "end"; readonly millis: number } & CheckResult)
  | { readonly kind: "failed" };

/** Runs the independent checker in a worker of its own, which has no WebAssembly module. Returns what terminates it. */
export function runChecker(
  request: CheckRequest,
  onEvent: (event: CheckEvent) => void,
): () => void {
  const worker = new Worker(new URL("./worker/check-worker.ts", import.meta.url), {
    type: "module",
  });
  worker.onmessage = ({ data }: MessageEvent<CheckEvent>) => onEvent(data);
  worker.onerror = () => onEvent({ kind: "failed" });
  worker.postMessage(request);
  return () => worker.terminate();
}
