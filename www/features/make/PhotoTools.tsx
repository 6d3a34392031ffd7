import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";

/** Options for the picture on the tiles. All tiles differ, so there are no look-alikes to distinguish. */
export function PhotoTools({ app, state, t }: ViewProps) {
  return (
    <div class="photo-tools">
      <Switch on={state.picture?.overlaid === true} onChange={app.picture.overlay}>
        {t.making.overlay}
      </Switch>
      <Button class="quiet" onClick={app.picture.remove}>
        {t.making.removePicture}
      </Button>
    </div>
  );
}
