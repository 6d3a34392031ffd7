/** Time and visibility of the page. */
export const sight = {
  now: () => performance.now(),
  isHidden: () => document.hidden,
  onSight: (callback: () => void) => document.addEventListener("visibilitychange", callback),
};
