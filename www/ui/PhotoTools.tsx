import { Button } from "./Button";
import type { ViewProps } from "./view-props";

/** What there is to choose about the picture on the tiles. All of them differ, so there are no look-alikes to tell apart. */
export function PhotoTools({ app, state, t }: ViewProps) {
  return (
    <div class="photo-tools">
      <label class="switch">
        <input
          type="checkbox"
          checked={state.picture?.overlaid === true}
          onChange={(event) => app.picturing.overlay(event.currentTarget.checked)}
        />
        <span class="switch-track" aria-hidden="true" />
        <span>{t.making.overlay}</span>
      </label>
      <Button class="quiet" onClick={app.picturing.remove}>
        {t.making.removePicture}
      </Button>
    </div>
  );
}
