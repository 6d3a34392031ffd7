let missing = false;

export function hasWorkers(): boolean {
  return !missing;
}

/** In a browser without workers, installs a `Worker` that reports an error for every message. */
export function standInForWorkers(): void {
  missing = typeof globalThis.Worker !== "function";
  if (missing) Object.assign(globalThis, { Worker: StandIn });
}

class StandIn implements Pick<Worker, "postMessage" | "terminate" | "onerror"> {
  onerror: Worker["onerror"] = null;
  private ended = false;

  postMessage(): void {
    setTimeout(() => {
      const failure = { message: "there are no workers" } as ErrorEvent;
      if (!this.ended) this.onerror?.call(this as unknown as Worker, failure);
    });
  }

  terminate(): void {
    this.ended = true;
  }
}
