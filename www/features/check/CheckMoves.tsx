import type { ToolTexts } from "../../i18n/tools/ja";
import { obstacle } from "../../model/state/selectors";
import { MetricField } from "../../shell/MetricField";
import type { WordedToolProps } from "../../shell/with-words";
import { AskButtons } from "../../ui/AskButtons";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Teaser } from "../../ui/Teaser";
import { ToolPanel } from "../../ui/ToolPanel";
import { useValue } from "../../ui/use-value";
import { Better } from "./Better";
import { CheckPicture } from "./CheckPicture";
import { type Checked, checkControllerFor, type Trouble } from "./check-controller";
import { Descent } from "./Descent";
import { isKnown, lossesOf, lostIn } from "./distances";
import type { CheckTexts } from "./ja";
import { Steps } from "./Steps";

import "./check.css";

/** Where a solution that somebody has made loses moves. */
export function CheckMoves(props: WordedToolProps<CheckTexts>) {
  const { app, state, t, words: k } = props;
  const checking = checkControllerFor(app);
  const checked = useValue(checking.value);
  const { text, ofBlank, trouble, way, ranges, phase, better } = checked;
  const blocked = obstacle(state);
  const losses = lossesOf(ranges);
  return (
    <ToolPanel
      request={
        <>
          <Field
            id="check-moves"
            label={k.moves}
            value={text}
            onText={checking.type}
            help={k.movesHelp}
            error={trouble === null ? null : troubleText(trouble, t, k)}
            kind="lines"
          />
          <div class="ask-fields">
            <label class="field">
              <span>{k.letters}</span>
              <select
                value={ofBlank ? "blank" : "tile"}
                onChange={(event) => checking.setOfBlank(event.currentTarget.value === "blank")}
              >
                <option value="tile">{t.tileLetters}</option>
                <option value="blank">{t.blankLetters}</option>
              </select>
            </label>
            <MetricField {...props} label={k.metric} />
          </div>
          {blocked === null && (
            <AskButtons>
              <Button
                class={phase === "idle" ? "primary" : "stop"}
                off={phase === "cancelling"}
                onClick={phase === "idle" ? () => void checking.run() : checking.cancel}
              >
                {phase === "idle" ? k.run : k.stop}
              </Button>
              {phase === "idle" && state.play.cursor > 0 && (
                <Button class="ask" onClick={checking.takePlayed}>
                  {k.takePlayed}
                </Button>
              )}
            </AskButtons>
          )}
          {blocked !== null && blocked !== "loading" && (
            <p class="note">{t.cannotSolve[blocked]}</p>
          )}
        </>
      }
    >
      <Verdict checked={checked} losses={losses} t={t} k={k} />
      {way === null ? (
        <Teaser picture={<CheckPicture />}>{k.intro}</Teaser>
      ) : (
        <>
          <Descent {...{ k, ranges, losses }} />
          <Better {...props} {...{ k, way, losses, better }} onReplay={checking.replay} />
          <Steps {...{ state, t, k, way, ranges, losses }} onShow={checking.show} />
        </>
      )}
    </ToolPanel>
  );
}

/** Places that are named; more are in the list. */
const MOST_NAMED = 10;

interface VerdictProps {
  readonly checked: Checked;
  readonly losses: readonly (number | null)[];
  readonly t: ToolTexts;
  readonly k: CheckTexts;
}

/** How many moves were lost and where, or how far the search is. */
function Verdict({ checked: { way, ranges, phase, trouble }, losses, t, k }: VerdictProps) {
  const known = ranges.filter(isKnown).length;
  const lost = losses.flatMap((some, at) => (some ? [[at + 1, some] as const] : []));
  const places = lost.slice(0, MOST_NAMED).map(([at, some]) => k.lostAt(at, some));
  const waiting = phase === "running" || phase === "cancelling";
  return (
    <div role="status" class="verdict">
      {waiting && <p class="searching">{phase === "cancelling" ? k.stopping : k.searching}</p>}
      {way !== null && !waiting && trouble === null && (
        <>
          <p class="headline">{headline(ranges, k)}</p>
          {lost.length > 0 && (
            <p>{k.where(places.join(t.and), Math.max(lost.length - MOST_NAMED, 0))}</p>
          )}
          <p class="note">
            {t.countedIn(way.metric)}
            {known < ranges.length && ` · ${k.partly(known, ranges.length)}`}
          </p>
        </>
      )}
      {phase === "mending" && <p class="searching">{k.mending}</p>}
    </div>
  );
}

function headline(ranges: Checked["ranges"], k: CheckTexts): string {
  const moves = ranges.length - 1;
  const lost = lostIn(ranges);
  const [start, end] = [ranges[0], ranges.at(-1)];
  if (!isKnown(lost) || start === undefined || end === undefined) {
    return k.lostBetween(moves, lost.least, Number.isFinite(lost.most) ? lost.most : null);
  }
  if (end.least > 0) return k.lostSoFar(moves, end.least, lost.least);
  return lost.least === 0 ? k.perfect(moves) : k.lost(moves, start.least, lost.least);
}

function troubleText(trouble: Trouble, t: ToolTexts, k: CheckTexts): string {
  if (typeof trouble === "string") return k[trouble];
  return t.errors[trouble.code](trouble.details);
}
