let missing = false;

/** Whether the browser has workers. */
export function hasWorkers(): boolean {
  return !missing;
}

/** Where the browser has none, something stands in for them that fails as a broken one does: who asks it hears so. */
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
