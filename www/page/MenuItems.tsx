import { useState } from "preact/hooks";
import { scrambleMenu } from "../features/play/Scramble";
import { pictureOf } from "../model/derived/picture";
import { identicalTileNumbers } from "../model/derived/position";
import { LANGUAGES } from "../model/lang";
import { canRedo } from "../model/state/past-puzzles";
import { obstacle } from "../model/state/selectors";
import { Lazily } from "../shell/Lazily";
import type { ViewProps } from "../shell/view-props";
import { Button } from "../ui/Button";
import { Icon, type IconName } from "../ui/Icon";
import { Switch } from "../ui/Switch";

interface Props extends ViewProps {
  readonly close: () => void;
}

/** The items of the menu, fetched when it is first opened. */
export function MenuItems({ close, ...props }: Props) {
  const { app, state, t, lang } = props;
  const [ways, setWays] = useState(false);
  const { puzzle, play, prefs } = state;
  const lookAlikes =
    puzzle !== null &&
    pictureOf(state) === null &&
    identicalTileNumbers(puzzle.start).some((number) => number > 0);
  const item = (icon: IconName, name: string, act: () => void, more = "") => (
    <Button
      class={`menu-item ${more}`.trimEnd()}
      onClick={() => {
        close();
        act();
      }}
    >
      <Icon name={icon} />
      {name}
    </Button>
  );
  const send = app.store.dispatch;
  return (
    <>
      {canRedo(state) && item("redo", t.redo, () => send({ type: "redone" }), "narrow-only")}
      {play.cursor > 0 &&
        item("restart", t.restart, () => send({ type: "restarted" }), "narrow-only")}
      {obstacle(state) === null && (
        <>
          {item("scramble", t.scramble, app.puzzle.scramble, "narrow-only")}
          <Button class="menu-item narrow-only" expanded={ways} onClick={() => setWays(!ways)}>
            <Icon name="unfold" />
            {t.scrambleWays}
          </Button>
          {ways && (
            <div class="narrow-only">
              <Lazily view={props} load={scrambleMenu} />
            </div>
          )}
        </>
      )}
      {puzzle !== null && (
        <>
          {item("share", t.share, () => send({ type: "dialog", dialog: "share" }))}
          {item("link", t.copyLink, app.address.copyLink)}
        </>
      )}
      <Switch on={prefs.live} onChange={(live) => app.setPrefs({ live })} title={t.liveHelp}>
        {t.live}
      </Switch>
      {lookAlikes && (
        <Switch
          on={prefs.tellApart}
          onChange={(tellApart) => app.setPrefs({ tellApart })}
          title={t.tellApartHelp}
        >
          {t.tellApart}
        </Switch>
      )}
      {item("book", t.howItWorks, () => send({ type: "explained", chapter: "" }))}
      {item("help", t.helpHeading, () => send({ type: "dialog", dialog: "help" }))}
      <fieldset class="languages">
        <legend class="unseen">{t.language}</legend>
        {LANGUAGES.map((one) => (
          <button
            key={one.lang}
            type="button"
            lang={one.lang}
            aria-pressed={one.lang === lang}
            onClick={() => {
              close();
              app.setPrefs({ lang: one.lang });
            }}
          >
            {one.name}
          </button>
        ))}
      </fieldset>
    </>
  );
}
