import { useEffect, useState } from "preact/hooks";
import { bringBoard } from "../../shell/show-board";
import type { ViewProps } from "../../shell/view-props";
import { NoBoard } from "./NoBoard";
import { StatusLine } from "./StatusLine";
import { Toolbar } from "./Toolbar";
import { Tray } from "./Tray";

/** The board, its status line and its toolbar. */
export function BoardPanel(props: ViewProps) {
  const [exploring, setExploring] = useState(false);
  const { loaded, fields, problems, watching, replaying } = props.state;
  // A replay may be started from anywhere on the page.
  useEffect(() => {
    if (watching || replaying) bringBoard();
  }, [watching, replaying]);

  return (
    <section class="stack play-panel">
      <Tray
        {...props}
        onExplore={setExploring}
        shape={loaded ? undefined : props.app.address.shape}
      >
        {loaded ? (
          <NoBoard {...{ fields, problems }} view={props} />
        ) : (
          <div class="board-panel-empty" />
        )}
      </Tray>
      <StatusLine {...props} exploring={exploring} />
      <Toolbar {...props} />
    </section>
  );
}
