import "../../ui/kbd.css";
import "./help.css";
import { useState } from "preact/hooks";
import type { Texts } from "../../i18n/ja";
import type { ArrowSense } from "../../model/state/prefs";
import { hasMouse } from "../../platform/pointer";
import { chooseTheme, chosenTheme, THEMES } from "../../platform/theme";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { ChoiceButtons } from "../../ui/ChoiceButtons";
import { type Command, KEYS } from "../../ui/keys";
import { Switch } from "../../ui/Switch";
import type { HelpTexts } from "./ja";
import { KeptTables } from "./KeptTables";

/** How to play, settings, and the keys, from the table that handles them. */
export function HelpText({ app, state, t, words }: WordedProps<HelpTexts>) {
  // In no other state, because only style sheets depend on it.
  const [theme, setTheme] = useState(chosenTheme);
  const { arrows } = state.prefs;
  return (
    <>
      <p>
        <span class="for-mouse">{words.byMouse}</span>
        <span class="for-touch">{words.byTouch}</span>
      </p>
      <Button icon="book" onClick={() => app.store.dispatch({ type: "explained", chapter: "" })}>
        {t.howItWorks}
      </Button>
      <div class="help-settings">
        <ChoiceButtons
          class="theme"
          legend={words.theme}
          options={THEMES}
          value={theme}
          textOf={(one) => words.themes[one]}
          onChoice={(one) => {
            chooseTheme(one);
            setTheme(one);
          }}
        />
        <Switch
          on={state.prefs.gentle}
          onChange={(gentle) => app.setPrefs({ gentle })}
          title={words.gentleHelp}
        >
          {words.gentle}
        </Switch>
        <Switch
          on={state.prefs.gradualHints}
          onChange={(gradualHints) => app.setPrefs({ gradualHints })}
        >
          {words.gradualHints}
        </Switch>
        <Switch on={state.prefs.tellApart} onChange={(tellApart) => app.setPrefs({ tellApart })}>
          {t.tellApart}
        </Switch>
        <KeptTables words={words} />
      </div>
      <details open={hasMouse()}>
        <summary>{words.keysHeading}</summary>
        <div class="help-settings">
          <Switch
            on={state.prefs.singleKeys}
            onChange={(singleKeys) => app.setPrefs({ singleKeys })}
          >
            {words.singleKeys}
          </Switch>
          <Switch
            on={arrows === "blank"}
            onChange={(blank) => app.setPrefs({ arrows: blank ? "blank" : "tile" })}
          >
            {words.arrowsMoveBlank}
          </Switch>
        </div>
        <p>{words.helpArrows[arrows]}</p>
        <p>{words.keysAskAgain}</p>
        <p>{words.onBoard}</p>
        <table class="keys">
          <tbody>
            {linesOf(t, words, arrows).map(({ command, keys, text }) => (
              <tr key={command}>
                <th scope="row">{text}</th>
                <td>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {state.loaded && <p class="note">{words.versionIs(app.rules.version() ?? "")}</p>}
    </>
  );
}

function linesOf(t: Texts, words: HelpTexts, arrows: ArrowSense) {
  const texts = { ...t, ...words.keys, ...(arrows === "blank" && words.blankKeys) };
  const { arrows: arrow, space } = words;
  const names: Record<string, string> = { arrow, " ": space, escape: "Esc", enter: "Enter" };
  const lines = new Map<Command, string[]>();
  for (const { command, key, shift, control } of KEYS) {
    const keyName = names[key] ?? key.toUpperCase();
    const parts = [control ? "Ctrl" : "", shift ? "Shift" : "", keyName];
    const name = parts.filter((part) => part !== "").join(" + ");
    lines.set(command, [...(lines.get(command) ?? []), name]);
  }
  return Array.from(lines, ([command, keys]) => ({ command, keys, text: texts[command] }));
}
