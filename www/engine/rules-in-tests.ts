import * as taisou from "taisou";
import { guardRules } from "./rules";

/** The real module; a failing call fails the test. */
export const rules = guardRules(taisou, (error) => {
  throw error;
});

/** The value, which is absent only if the module has failed. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("no value");
  return value;
}
