export function pause(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}

/** The longest work between two rests, within a frame. */
const WORK_MILLIS = 8;

/** Returns a function for long work to await often: it lets the page do other work if the last rest was long ago. */
export function resting(): () => Promise<void> {
  let rested = performance.now();
  return async () => {
    if (performance.now() - rested < WORK_MILLIS) return;
    await pause(0);
    rested = performance.now();
  };
}
