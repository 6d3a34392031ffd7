import { readdirSync, readFileSync } from "node:fs";

/**
 * Measures the memory of a process and its descendants, on Linux only.
 * @param {number | undefined} root
 * @returns {{ "process MB"?: number }}
 */
export function processMegabytes(root) {
  if (process.platform !== "linux" || root === undefined) return {};
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = new Map(
    pids.map((pid) => [Number(pid), numberIn(pid, "status", /^PPid:\s+(\d+)/m)]),
  );
  const isOurs = (/** @type {number} */ pid) => {
    for (let one = pid; one > 1; one = parents.get(one) ?? 0) if (one === root) return true;
    return false;
  };
  // Pss has a process's own pages, and its share of pages that several processes have.
  const kilobytes = pids
    .filter((pid) => isOurs(Number(pid)))
    .reduce((sum, pid) => sum + numberIn(pid, "smaps_rollup", /^Pss:\s+(\d+)/m), 0);
  return { "process MB": (kilobytes * 1024) / 1e6 };
}

/** Reads a number; 0 if the process has ended. @param {string} pid @param {string} file @param {RegExp} pattern */
function numberIn(pid, file, pattern) {
  try {
    return Number(pattern.exec(readFileSync(`/proc/${pid}/${file}`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
