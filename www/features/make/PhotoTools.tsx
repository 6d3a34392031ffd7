import { Button } from "../../kit/Button";
import { Switch } from "../../kit/Switch";
import type { ViewProps } from "../../kit/view-props";

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
