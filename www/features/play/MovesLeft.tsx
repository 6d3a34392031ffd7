import "./moves-left.css";
import { langOfSymbol } from "../../board/symbol";
import { standingWords } from "../../i18n/standing-words";
import { isAtGoal } from "../../model/derived/position";
import { liveOf, obstacle } from "../../model/state/selectors";
import { Lazily } from "../../shell/Lazily";
import { MetricField } from "../../shell/MetricField";
import { type WordedToolProps, withWords } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Switch } from "../../ui/Switch";
import { Teaser } from "../../ui/Teaser";
import { ToolPanel } from "../../ui/ToolPanel";
import type { LeftTexts } from "./ja";
import { LeftPicture } from "./LeftPicture";
import { LiveLine } from "./LiveLine";

const standing = withWords(
  standingWords,
  async () => (await import("../level/Standing")).StandingHere,
);

/** How far it is to the goal, move by move. */
export function MovesLeft(props: WordedToolProps<LeftTexts>) {
  const { app, state, t, words } = props;
  const blocked = obstacle(state);
  const live = liveOf(state);
  const position = state.loaded ? app.positionOf(state) : null;
  return (
    <ToolPanel
      request={
        <>
          <Switch on={state.prefs.live} onChange={(isOn) => app.setPrefs({ live: isOn })}>
            {t.live}
          </Switch>
          {state.prefs.live && <MetricField {...props} label={t.metric} title={t.metricHelp} />}
        </>
      }
    >
      {blocked !== null && blocked !== "loading" && <p class="note">{t.cannotSolve[blocked]}</p>}
      {state.prefs.live ? (
        <div class="moves-left">
          {position !== null && isAtGoal(state, position) ? (
            <p class="headline">{t.atGoal}</p>
          ) : (
            live !== null && (
              <p class="headline">
                <LiveLine {...{ live, t }} />
              </p>
            )
          )}
          <Lazily view={props} load={standing} />
          {live !== null && position !== null && live.next.length > 0 && (
            <section class="best-moves" aria-labelledby="best-moves-heading">
              <h3 id="best-moves-heading">{words.best}</h3>
              <ul>
                {live.next.map(({ cell, direction }) => {
                  const symbol = position.parsed.cells[cell]?.symbol ?? "";
                  return (
                    <li key={`${cell} ${direction}`}>
                      <Button
                        name={words.go(symbol, t.toward(direction))}
                        onClick={() => app.play.click(cell, direction)}
                      >
                        <span lang={langOfSymbol(symbol) ?? undefined}>{symbol}</span>
                        <Icon name={direction} />
                      </Button>
                    </li>
                  );
                })}
              </ul>
              <p class="note">{words.bestHelp}</p>
            </section>
          )}
        </div>
      ) : (
        <Teaser picture={<LeftPicture />}>{words.promise}</Teaser>
      )}
    </ToolPanel>
  );
}
