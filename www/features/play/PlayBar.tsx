import { Button } from "../../kit/Button";
import { Icon, type IconName } from "../../kit/Icon";
import { Switch } from "../../kit/Switch";
import type { ViewProps } from "../../kit/view-props";
import { lookAlikeNumbers } from "../../model/puzzle/position";
import { canRedo, canUndo } from "../../model/state/left";
import { pictureOf } from "../../model/state/picture";
import { obstacle } from "../../model/state/selectors";
import { HintLine } from "./HintLine";
import { PhotoTools } from "./PhotoTools";
import { Scramble } from "./Scramble";

/** Everything that one does while playing. */
export function PlayBar(props: ViewProps) {
  const { app, state, t } = props;
  const { play, clock, search, puzzle } = state;
  const blocked = obstacle(state);
  const lookAlikes = puzzle !== null && lookAlikeNumbers(puzzle.start).some((number) => number > 0);
  return (
    <div class="play-bar">
      <fieldset class="buttons">
        <legend class="unseen">{t.playGroup}</legend>
        <Tool
          icon="undo"
          name={t.undo}
          off={!canUndo(state)}
          onClick={() => app.store.dispatch({ type: "undone" })}
        />
        <Tool
          icon="redo"
          name={t.redo}
          off={!canRedo(state)}
          onClick={() => app.store.dispatch({ type: "redone" })}
        />
        <Tool
          icon="restart"
          name={t.restart}
          off={play.cursor === 0 && !clock.running && clock.spent === 0}
          onClick={() => app.store.dispatch({ type: "restarted" })}
        />
        <Scramble {...props} />
        <Tool
          icon="hint"
          name={t.hint}
          off={blocked !== null || search.phase !== "idle"}
          onClick={app.searching.hint}
        />
        <Tool
          icon="link"
          name={t.copyLink}
          off={puzzle === null}
          onClick={app.addressing.copyLink}
        />
      </fieldset>
      <div class="play-line">
        <div class="switches">
          {pictureOf(state) === null ? (
            <Switch
              on={state.prefs.tellApart}
              onChange={(tellApart) => app.setPrefs({ tellApart })}
              title={lookAlikes ? t.tellApartHelp : t.noLookAlikes}
              disabled={!lookAlikes}
            >
              {t.tellApart}
            </Switch>
          ) : (
            <PhotoTools {...props} />
          )}
          <Switch
            on={state.prefs.live}
            onChange={(live) => app.setPrefs({ live })}
            title={t.liveHelp}
          >
            {t.live}
          </Switch>
        </div>
        <HintLine {...props} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

/** A button with a picture above its word; the word is its name on every screen. */
function Tool({ icon, name, off, onClick }: ToolProps) {
  return (
    <Button class="tool" off={off} onClick={onClick}>
      <Icon name={icon} />
      <span class="tool-name">{name}</span>
    </Button>
  );
}
