import { useState } from "preact/hooks";
import type { Rules } from "../../engine/rules";
import { useValue } from "../../ui/use-value";
import { createDemo, type Demo, type DemoPuzzle, type DemoState } from "./demo-board";

/** A demo for as long as it is drawn, and what it shows. */
export function useDemo(rules: Rules, puzzle: DemoPuzzle): readonly [demo: Demo, now: DemoState] {
  const [demo] = useState(() => createDemo(rules, puzzle));
  return [demo, useValue(demo.value)];
}
