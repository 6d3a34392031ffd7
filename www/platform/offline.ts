/** A service worker keeps the page for use without a network; a new version of the page waits there until it is taken. */
export interface Versions {
  /** Replaces the page by the version that waits. */
  take(): void;
}

/** Beside `index.html`; the build writes it. */
const WORKER = "service-worker.js";

/**
 * @param ready Until then the page has better uses for the network.
 * @param onWaiting A new version is there. It is also said when another window has taken it already.
 * @param mayReload Asked at the last moment: whether nothing would be lost now.
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
    // The first one of all replaces nothing.
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
    // The page before this one, if there was one, is what a new worker replaces.
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
    // Where it is refused, as in private windows, the page goes on needing the network, nothing worse.
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
