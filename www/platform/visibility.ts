/** Whether anybody can see the page, and what time it is for it. */
export const sight = {
  now: () => performance.now(),
  isHidden: () => document.hidden,
  onSight: (callback: () => void) => document.addEventListener("visibilitychange", callback),
};
