import type { WordedProps } from "../../shell/with-words";
import { Switch } from "../../ui/Switch";
import type { PracticeTexts } from "./ja";

export function PracticeSwitch({ app, state, words }: WordedProps<PracticeTexts>) {
  return (
    <Switch on={state.prefs.practice} onChange={(practice) => app.setPrefs({ practice })}>
      {words.start}
    </Switch>
  );
}
