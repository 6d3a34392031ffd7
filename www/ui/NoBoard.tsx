import type { ViewProps } from "./view-props";

/** In the place of the board, before the first start that can be read: why, and what to do. */
export function NoBoard({ state, t }: ViewProps) {
  const { loaded, fields, problems } = state;
  if (!loaded) return <div class="tray-empty" />;
  const problem = fields.start.trim() === "" ? undefined : problems[0];
  if (problem === undefined) return <p class="tray-empty">{t.noBoard}</p>;
  const { field, code, details } = problem;
  return (
    <div class="tray-empty">
      <p>{t.errors[code]?.(details) ?? code}</p>
      <button type="button" onClick={() => document.getElementById(`field-${field}`)?.focus()}>
        {t.mend}
      </button>
    </div>
  );
}
