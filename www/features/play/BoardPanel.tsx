import { useEffect, useState } from "preact/hooks";
import { bringBoard } from "../../shell/show-board";
import type { ViewProps } from "../../shell/view-props";
import { Bar } from "./Bar";
import { NoBoard } from "./NoBoard";
import { StatusLine } from "./StatusLine";
import { Tray } from "./Tray";

/** The board, what it says, and what moves it. */
export function BoardPanel(props: ViewProps) {
  const [exploring, setExploring] = useState(false);
  // Scroll a playback into view, wherever it was requested.
  const { watching, replaying } = props.state;
  useEffect(() => {
    if (watching || replaying) bringBoard();
  }, [watching, replaying]);

  return (
    <section class="stage">
      <Tray {...props} onExplore={setExploring}>
        <NoBoard {...props} />
      </Tray>
      <StatusLine {...props} exploring={exploring} />
      <Bar {...props} />
    </section>
  );
}
