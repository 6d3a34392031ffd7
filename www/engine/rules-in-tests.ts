import * as taisou from "taisou";
import { guardRules } from "./rules";

/** The real module, for tests: a call that fails fails the test. */
export const rules = guardRules(taisou, (error) => {
  throw error;
});

/** What only a module that has failed leaves out. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("nothing is there");
  return value;
}
