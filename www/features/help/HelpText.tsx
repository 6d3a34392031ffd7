import type { ArrowSense } from "../../model/state/prefs";
import { hasMouse } from "../../platform/pointer";
import type { WordedProps } from "../../shell/with-words";
import { Icon } from "../../ui/Icon";
import { type Command, KEYS } from "../../ui/keys";
import { Switch } from "../../ui/Switch";
import type { HelpTexts } from "./ja";
import { KeptTables } from "./KeptTables";
import { ThemeChoice } from "./ThemeChoice";

/** How to play, settings, and the keys: made from the same table that the page obeys. */
export function HelpText(props: WordedProps<HelpTexts>) {
  const { app, state, t, words } = props;
  const { arrows } = state.prefs;
  return (
    <>
      <p>
        <span class="for-mouse">{words.byMouse}</span>
        <span class="for-touch">{words.byTouch}</span>
      </p>
      <button type="button" onClick={() => app.store.dispatch({ type: "explained", chapter: "" })}>
        <Icon name="book" />
        {t.howItWorks}
      </button>
      <div class="help-settings">
        <ThemeChoice {...props} />
        <KeptTables {...props} />
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
            {linesOf(words, arrows).map(({ command, keys, text }) => (
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

interface HelpLine {
  readonly command: Command;
  readonly keys: readonly string[];
  readonly text: string;
}

function linesOf(words: HelpTexts, arrows: ArrowSense): HelpLine[] {
  const texts = arrows === "blank" ? { ...words.keys, ...words.blankKeys } : words.keys;
  const lines = new Map<Command, string[]>();
  for (const { command, key, shift, control } of KEYS) {
    const parts = [control ? "Ctrl" : "", shift ? "Shift" : "", keyName(key, words)];
    const name = parts.filter((part) => part !== "").join(" + ");
    lines.set(command, [...(lines.get(command) ?? []), name]);
  }
  return Array.from(lines, ([command, keys]) => ({ command, keys, text: texts[command] }));
}

function keyName(key: string, words: HelpTexts): string {
  if (key === "arrow") return words.arrows;
  if (key === " ") return words.space;
  if (key === "escape") return "Esc";
  if (key === "enter") return "Enter";
  return key.toUpperCase();
}
