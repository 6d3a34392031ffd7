import { type ByteLog, logIn } from "../platform/kept-log";

/** The parts of a log up to the first fault. */
export interface LogParts {
  readonly parts: readonly Uint8Array[];
  readonly isWhole: boolean;
}

/** A log in IndexedDB that a worker reads, because 10,000 solves would take 17 ms of the page's thread. */
export function logReadAside(name: string): ByteLog {
  const log = logIn(name);
  return {
    ...log,
    async *read() {
      const answer = await readInWorker(name);
      if (answer === null) {
        yield* log.read();
        return;
      }
      yield* answer.parts;
      if (!answer.isWhole) throw new Error(`The log ${name} cannot be read to its end.`);
    },
  };
}

/** Resolves with `null` if the worker cannot start. */
async function readInWorker(name: string): Promise<LogParts | null> {
  const worker = new Worker(new URL("./worker/log-worker.ts", import.meta.url), { type: "module" });
  const answer = await new Promise<LogParts | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<LogParts>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(name);
  });
  worker.terminate();
  return answer;
}
