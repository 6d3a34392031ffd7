import "./photo-tools.css";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";

/** Options for the picture on the tiles, in place of those for identical tiles: a board with a picture has none. */
export function PhotoTools({ app: { picture }, state, t }: Pick<ViewProps, "app" | "state" | "t">) {
  return (
    <div class="photo-tools">
      <Switch on={state.picture?.overlaid === true} onChange={picture.overlay}>
        {t.making.overlay}
      </Switch>
      <Button class="quiet" onClick={picture.remove}>
        {t.making.removePicture}
      </Button>
    </div>
  );
}
