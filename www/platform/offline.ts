/** Versions of the page in the service worker. A new one waits there until it is taken. */
export interface Versions {
  /** Reloads the page in the waiting version. */
  take(): void;
}

const WORKER = "service-worker.js";

/**
 * Registers the service worker.
 *
 * @param ready Registration waits for it, because the page needs the network first.
 * @param onWaiting Called when a new version waits, or when another window has taken it.
 * @param mayReload Called just before a reload; `false` if it would lose work.
 */
export function keepVersions(
  ready: Promise<unknown>,
  onWaiting: () => void,
  mayReload: () => boolean,
): Versions {
  const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  let waiting: ServiceWorker | null = null;
  let agreed = false;

  function found(worker: ServiceWorker): void {
    waiting = worker;
    onWaiting();
  }

  async function register(container: ServiceWorkerContainer): Promise<void> {
    const registration = await container.register(WORKER, { updateViaCache: "none" });
    // The first installation replaces nothing.
    if (registration.waiting !== null && registration.active !== null) found(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing, active } = registration;
      if (installing === null || active === null) return;
      installing.addEventListener("statechange", () => {
        if (installing.state === "installed") found(installing);
      });
    });
    // An installed page may stay open for weeks.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  }

  if (workers !== undefined) {
    let controlled = workers.controller !== null;
    workers.addEventListener("controllerchange", () => {
      const replaced = controlled;
      controlled = true;
      if (!replaced) return;
      waiting = null;
      if (agreed && mayReload()) location.reload();
      else onWaiting();
      agreed = false;
    });
    // Private windows refuse it: the page then needs the network.
    ready.then(() => register(workers)).catch(() => {});
  }

  return {
    take() {
      agreed = true;
      if (waiting === null) location.reload();
      else waiting.postMessage("take");
    },
  };
}
