import { logIn } from "../../platform/kept-log";
import type { LogParts } from "../log-reader";
import { workerScope } from "./scope";

const scope = workerScope<string, LogParts>();
scope.onmessage = async ({ data: name }) => {
  const parts: Uint8Array[] = [];
  let isWhole = true;
  try {
    for await (const part of logIn(name).read()) parts.push(part);
  } catch {
    isWhole = false;
  }
  scope.postMessage(
    { parts, isWhole },
    parts.map(({ buffer }) => buffer as ArrayBuffer),
  );
};
