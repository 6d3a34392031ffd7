import { useState } from "preact/hooks";
import { chooseTheme, chosenTheme, THEMES } from "../../platform/theme";
import type { ViewProps } from "../../shell/view-props";

/** Whether the page is light or dark. It concerns nothing but how things are painted, so the page's state has no part in it. */
export function ThemeChoice({ t }: ViewProps) {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <fieldset class="choices theme">
      <legend>{t.theme}</legend>
      {THEMES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === theme}
          onClick={() => {
            chooseTheme(one);
            setTheme(one);
          }}
        >
          {t.themes[one]}
        </button>
      ))}
    </fieldset>
  );
}
