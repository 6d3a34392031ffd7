import { scrambleMenu } from "../features/play/lazy-parts";
import { LANGUAGES } from "../model/lang";
import { canRedo } from "../model/state/past-puzzles";
import { obstacle } from "../model/state/selectors";
import { Lazily } from "../shell/Lazily";
import type { ViewProps } from "../shell/view-props";
import { Button } from "../ui/Button";
import { Icon, type IconName } from "../ui/Icon";

interface Props extends ViewProps {
  readonly close: () => void;
}

/** The items of the menu, fetched when it is first opened. */
export function MenuItems({ close, ...props }: Props) {
  const { app, state, t, lang } = props;
  const send = app.store.dispatch;
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
  return (
    <>
      {obstacle(state) === null && (
        // The ways come first: the sheet grows upwards, so their arrival moves no item.
        <fieldset class="menu-scramble narrow-only">
          <legend class="visually-hidden">{t.scrambleWays}</legend>
          <Lazily view={props} load={scrambleMenu} />
          {item("scramble", t.scramble, app.puzzle.scramble)}
        </fieldset>
      )}
      {state.play.cursor > 0 &&
        item("restart", t.restart, () => send({ type: "restarted" }), "narrow-only")}
      {canRedo(state) && item("redo", t.redo, () => send({ type: "redone" }), "narrow-only")}
      {item("book", t.howItWorks, () => send({ type: "explained", chapter: "" }))}
      {item("help", t.helpHeading, () => send({ type: "dialog", dialog: "help" }))}
      <fieldset class="choices languages">
        <legend class="visually-hidden">{t.language}</legend>
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
