import { useMemo } from "preact/hooks";
import { fieldsOf } from "../app/opening";
import { PRESETS, type Preset } from "../app/presets";
import { readFields } from "../app/read";
import type { Texts } from "../i18n/text";
import { MiniBoard } from "./MiniBoard";
import type { ViewProps } from "./view-props";

/** The collection: one click opens a puzzle. */
export function Gallery({ app, state, t }: ViewProps) {
  const { loaded, fields } = state;
  const boards = useMemo(
    () =>
      PRESETS.map((preset) =>
        loaded ? (readFields(app.rules, fieldsOf(preset)).puzzle?.start ?? null) : null,
      ),
    [loaded, app],
  );
  return (
    <section class="gallery" aria-labelledby="gallery-heading">
      <h2 id="gallery-heading">{t.presetsHeading}</h2>
      <ul class="presets">
        {PRESETS.map((preset, index) => {
          const board = boards[index] ?? null;
          const { name, note } = t.presets[preset.id];
          const open = preset.start === fields.start && preset.goal === fields.goal;
          return (
            <li key={preset.id}>
              <button
                type="button"
                class="preset"
                disabled={!loaded}
                aria-current={open ? "true" : undefined}
                onClick={() => {
                  app.opening.preset(preset);
                  scrollToBoard();
                }}
              >
                <span class="preset-picture">{board !== null && <MiniBoard board={board} />}</span>
                <span class="preset-name">{name}</span>
                <span class="preset-note">{note}</span>
                <span class="preset-length">{lengthOf(preset, t)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function lengthOf({ shortest }: Preset, t: Texts): string {
  if (shortest === undefined) return t.presetFree;
  return shortest === null ? t.presetNoAnswer : t.presetMoves(shortest);
}

/** On a phone the collection is below the board, which is what was asked for. */
function scrollToBoard(): void {
  const stage = document.querySelector(".stage");
  if (stage === null) return;
  const { top, bottom } = stage.getBoundingClientRect();
  if (top < -40 || bottom < 200) stage.scrollIntoView({ block: "start" });
}
