import "./win-card.css";
import { useRef } from "preact/hooks";
import { watchAnswer } from "../../app/watch-answer";
import { MiniBoard } from "../../board/MiniBoard";
import { langOfSymbol } from "../../board/symbol";
import { titleOf } from "../../i18n/title";
import { isRecord, ownBest } from "../../model/derived/own-record";
import { provenBest } from "../../model/state/best";
import { isHelped, NO_HELP } from "../../model/state/help";
import { metricOf, movesPlayed, playedGestures } from "../../model/state/selectors";
import { download } from "../../platform/download";
import { canSend } from "../../platform/send";
import { Lazily } from "../../shell/Lazily";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Again } from "./Again";
import { checkMoves, makeReply, openNext, sendResult } from "./actions";
import { GhostResult } from "./GhostResult";
import type { FinishTexts } from "./ja";
import { checkButton } from "./lazy-parts";
import { againstOf, helpsOf, resultLines } from "./result-lines";
import { useCard } from "./use-card";
import { useGhost } from "./use-ghost";
import { useWay } from "./use-way";
import { type Journey, lineOfWay, patternOf } from "./way";
import { wordOn } from "./word-on";

/** The result of a player who has reached the goal, with buttons for what to do next. */
export function WinCard(props: WordedProps<FinishTexts>) {
  const { app, state, t, words } = props;
  const metric = metricOf(state);
  const best = provenBest(state.bests, metric);
  const way = useWay(app, state);
  const board = app.positionOf(state)?.parsed ?? null;
  const word = board === null ? null : wordOn(board);
  const ghost = useGhost(app, state);
  const drawing = useRef<HTMLDivElement>(null);
  const played = movesPlayed(state);
  const card = useCard(drawing, {
    title: titleOf(state, state.lang) || t.name,
    lines: resultLines(state, t, words),
    points: way === null ? "" : lineOfWay(way),
  });
  const pattern = () =>
    way === null ? "" : patternOf(playedGestures(state), metric, way, state.won?.help.hints ?? []);
  const next = (
    <Button
      {...(state.scrambled === null && { class: "primary" })}
      onClick={() => void openNext(app)}
    >
      {words.nextPuzzle}
    </Button>
  );
  return (
    <section class="stack win" aria-label={t.won}>
      <div class="win-head">
        <Score {...props} />
        {(word !== null || way !== null) && (
          <div class="win-show">
            {word !== null && <Word word={word} />}
            {way !== null && <WayLine {...{ way, words, best: best ?? 0, played }} />}
          </div>
        )}
        <Button class="round quiet" icon="undo" name={t.undo} onClick={app.play.undo} />
        <Button
          class="round quiet"
          icon="restart"
          name={t.restart}
          onClick={() => app.store.dispatch({ type: "restarted" })}
        />
      </div>
      {state.received?.ghost && <GhostResult {...{ state, words }} ghost={state.received.ghost} />}
      {/* The picture is made from it. */}
      <div class="visually-hidden" aria-hidden="true" ref={drawing}>
        {board !== null && <MiniBoard board={board} axis={state.puzzle?.options.axis} />}
      </div>
      <div class="row win-buttons">
        {state.scrambled === null && next}
        <Again {...props} best={best} />
        {state.scrambled !== null && next}
        <Button icon="share" onClick={() => sendResult(app, words, pattern(), card, ghost)}>
          {ghost === "" ? words.sendResult : words.race}
        </Button>
        {state.received !== null && <Button onClick={() => makeReply(app)}>{words.reply}</Button>}
        {card !== null && !canSend() && (
          <Button
            class="round quiet"
            icon="save"
            name={words.savePicture}
            onClick={() => download(card.name, card)}
          />
        )}
        <Optimal {...props} best={best} />
        <Lazily view={props} load={checkButton} />
      </div>
    </section>
  );
}

interface BestProps extends WordedProps<FinishTexts> {
  readonly best: number | null;
}

function Score({ state, t, words }: WordedProps<FinishTexts>) {
  const metric = metricOf(state);
  const played = movesPlayed(state);
  const own = ownBest(state);
  const { help = NO_HELP, feat } = state.won ?? {};
  const helps = helpsOf(help, words);
  const against = againstOf(state, t);
  return (
    <p class="score">
      <b>{t.won}</b> <span class="win-count">{t.result(played, feat?.millis ?? null)}</span>
      {against !== "" && <span class="score-note">{against}</span>}
      {helps !== "" && <span class="score-note">{helps}</span>}
      {isRecord(state) && <strong class="new-record">{t.newRecord}</strong>}
      {!isHelped(help) && !isRecord(state) && own !== null && (
        <span class="own-best win-record">
          {t.ownRecord(own[metric] ?? null, own.millis ?? null)}
        </span>
      )}
    </p>
  );
}

/** Unrolls letter by letter. */
function Word({ word }: { readonly word: readonly string[] }) {
  return (
    <p class="win-word" dir="auto" lang={langOfSymbol(word[0] ?? "") ?? undefined}>
      <span class="visually-hidden">{word.join("")}</span>
      {word.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, and never move
        <span key={index} class="win-letter" aria-hidden="true" style={{ "--turn": index }}>
          {letter}
        </span>
      ))}
    </p>
  );
}

interface WayLineProps {
  readonly way: Journey;
  readonly words: FinishTexts;
  readonly best: number;
  readonly played: number;
}

function WayLine({ way, words, best, played }: WayLineProps) {
  return (
    <svg
      class="win-way"
      role="img"
      aria-label={words.way(best, played)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <polyline points={lineOfWay(way)} vector-effect="non-scaling-stroke" />
    </svg>
  );
}

/** Shows which moves were lost, which finds the length of a shortest solution too; and shows such a solution. */
function Optimal({ app, state, words, best }: BestProps) {
  const lost = best === null ? null : movesPlayed(state) - best;
  if (lost !== null && lost <= 0) return null;
  const seeBest = () => watchAnswer(app, app.search.solveFromStart);
  return (
    <>
      <Button onClick={() => void checkMoves(app)}>{words.lostMoves(lost)}</Button>
      {lost !== null && <Button onClick={seeBest}>{words.seeBest}</Button>}
    </>
  );
}
