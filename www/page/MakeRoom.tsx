import { EditorCard } from "../features/edit/EditorCard";
import type { ViewProps } from "../kit/view-props";

/** Where puzzles are made. */
export function MakeRoom(props: ViewProps) {
  return <EditorCard {...props} />;
}
