/** Other work begins after this time, even if the page has no idle moment. */
const LATEST_MILLIS = 1000;

/** Resolves after the next paint, once the page is idle, so that other work delays neither the paint nor a first move. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      // Safari has no idle callbacks.
      if (!("requestIdleCallback" in window)) setTimeout(resolve);
      else requestIdleCallback(() => resolve(), { timeout: LATEST_MILLIS });
    }),
  );
}
