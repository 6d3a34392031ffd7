// What a program and all that it has started hold: scripts, pictures, modules, workers.

import { readdirSync, readFileSync } from "node:fs";

/**
 * Only Linux tells: elsewhere nothing.
 * @param {number | undefined} root
 * @returns {{ "process MB"?: number }}
 */
export function processMegabytes(root) {
  if (process.platform !== "linux" || root === undefined) return {};
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const isOurs = (/** @type {number} */ pid) => {
    for (let one = pid; one > 1; one = parents.get(one) ?? 0) if (one === root) return true;
    return false;
  };
  const kilobytes = [...parents.keys()].filter(isOurs).reduce((sum, pid) => sum + heldBy(pid), 0);
  return { "process MB": (kilobytes * 1024) / 1e6 };
}

/** @param {string} pid */
function parentOf(pid) {
  return Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

/**
 * Its own pages, and its share of those that several hold.
 * @param {number} pid
 */
function heldBy(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
}
