import { useMemo } from "preact/hooks";
import type { App } from "../../app/app";
import type { Practice } from "../../app/practice/practice";
import { kindOf } from "../../app/practice/recorder";
import { MOVEMENT_KEYS } from "../../app/practice/settings";
import type { AppState } from "../../model/state/state";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { Switch } from "../../ui/Switch";
import { useValue } from "../../ui/use-value";
import type { PracticeTexts } from "./ja";

interface Props {
  readonly app: App;
  readonly practice: Practice;
  readonly state: AppState;
  readonly session: string;
  readonly p: PracticeTexts;
}

/** Which session gets the solves, how they are timed, and which keys move. */
export function SessionSettings({ app, practice, state, session, p }: Props) {
  const { settings, log } = practice;
  const now = useValue(settings);
  const { attempts } = useValue(log.value);
  const kind = kindOf(state);
  // Results of other boards would spoil the averages.
  const isSame = (name: string) => name === kind || name.startsWith(`${kind} #`);
  const known = useMemo(() => new Set(attempts.map((one) => one.session)), [attempts]);
  const sessions = [...new Set([kind, ...known, session])].filter(isSame);
  const choose = (name: string) => settings.set({ sessions: { ...now.sessions, [kind]: name } });
  return (
    <details class="practice-settings">
      <summary>{p.settings}</summary>
      <div class="row">
        <SelectField
          label={p.sessions}
          value={session}
          options={sessions}
          textOf={(name) => name}
          onChange={choose}
        />
        <Button onClick={() => choose(`${kind} #${sessions.length + 1}`)}>{p.newSession}</Button>
      </div>
      <Switch on={now.inspects} onChange={(inspects) => settings.set({ inspects })}>
        {p.inspects}
      </Switch>
      <Switch on={now.hides} onChange={(hides) => settings.set({ hides })}>
        {p.hides}
      </Switch>
      <div class="for-mouse">
        <Switch on={now.hovers} onChange={(hovers) => settings.set({ hovers })}>
          {p.hovers}
        </Switch>
      </div>
      <SelectField
        label={p.keys}
        value={now.keys}
        options={MOVEMENT_KEYS}
        textOf={(keys) => p.keySets[keys]}
        onChange={(keys) => settings.set({ keys })}
      />
      {now.keys === "own" && (
        <label class="field">
          <span>{p.own}</span>
          <input
            type="text"
            maxLength={4}
            value={now.own}
            onInput={({ currentTarget }) => settings.set({ own: currentTarget.value })}
          />
        </label>
      )}
      <Button onClick={() => app.setPrefs({ practice: false })}>{p.end}</Button>
    </details>
  );
}
