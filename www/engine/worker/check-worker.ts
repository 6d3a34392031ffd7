import { check } from "taisou/check.mjs";
import type { CheckEvent, CheckRequest } from "../checker";
import { workerScope } from "./scope";

/** Milliseconds between two reports. */
const PAUSE = 100;

const scope = workerScope<CheckRequest, CheckEvent>();
scope.onmessage = ({ data: { line, most } }) => {
  const begin = performance.now();
  let reported = begin;
  const result = check(line, { most }, (positions) => {
    const now = performance.now();
    if (now - reported < PAUSE) return;
    reported = now;
    scope.postMessage({ kind: "progress", positions });
  });
  scope.postMessage({ kind: "end", ...result, millis: performance.now() - begin });
};
