import { useState } from "preact/hooks";
import type { Rules } from "../../engine/rules";
import { useValue } from "../../kit/use-value";
import { createToy, type Toy, type ToyPuzzle, type ToyState } from "./demo-board";

/** A toy for as long as it is drawn, and what it shows. */
export function useToy(rules: Rules, puzzle: ToyPuzzle): readonly [toy: Toy, now: ToyState] {
  const [toy] = useState(() => createToy(rules, puzzle));
  return [toy, useValue(toy.value)];
}
