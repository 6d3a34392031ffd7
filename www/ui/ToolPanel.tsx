import "./readout.css";
import "./tool-panel.css";
import type { ComponentChildren } from "preact";

interface Props {
  /** Fields and buttons that start and stop the tool. */
  readonly request: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The panel of one Explore tab: request first, result beside it where the screen is wide enough. */
export function ToolPanel({ request, children }: Props) {
  return (
    <div class="tool-panel">
      <div class="tool-request">{request}</div>
      <div class="tool-result">{children}</div>
    </div>
  );
}
