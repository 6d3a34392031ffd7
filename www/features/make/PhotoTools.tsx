import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { Switch } from "../../ui/Switch";

/** What there is to choose about the picture on the tiles. All of them differ, so there are no look-alikes to tell apart. */
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
