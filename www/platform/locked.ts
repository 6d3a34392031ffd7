/** Runs `work` while no other window of this origin runs work under this name. */
export async function locked<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Only secure contexts have locks.
  const locks = "navigator" in globalThis && "locks" in navigator ? navigator.locks : null;
  return locks === null ? work() : locks.request(name, work);
}
