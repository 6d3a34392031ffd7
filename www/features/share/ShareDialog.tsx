import { editFor } from "../../app/edit-controller";
import "./share.css";
import { useState } from "preact/hooks";
import { titleOf } from "../../i18n/title";
import { isHopeless } from "../../model/derived/verdict";
import { sharedPlace } from "../../model/link/views";
import { usableGoals } from "../../model/puzzle/goals";
import {
  answerOf,
  metricOf,
  obstacle,
  playedGestures,
  replayRate,
} from "../../model/state/selectors";
import { downloadText } from "../../platform/download";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Switch } from "../../ui/Switch";
import { boardText, fileName } from "./board-text";
import { EmbedPart } from "./EmbedPart";
import { FilmPart } from "./FilmPart";
import type { ShareTexts } from "./ja";
import { LinkPart } from "./LinkPart";
import { OtherForms } from "./OtherForms";
import { PicturePart } from "./PicturePart";
import type { BoardPicture } from "./picture/picture";
import { drawnBoards, drawnGoal, drawnOf, movesText, sharedPosition } from "./shared";
import { useCopyStatus } from "./use-copy-status";

/** All ways to share a board, those that few need in a fold. */
export function ShareDialog({ app, state, t, lang, words: s }: WordedProps<ShareTexts>) {
  const { puzzle, fields, place, prefs } = state;
  const [wantsMoves, setWantsMoves] = useState(true);
  const [isAsHere, setAsHere] = useState(sharedPlace(place) === place);
  const [picture, setPicture] = useState<BoardPicture | null>(null);
  const { status, onCopy, onError } = useCopyStatus(s);
  const isPlayed = playedGestures(state).length > 0;
  const withMoves = isPlayed && wantsMoves;
  const position = sharedPosition(app, state, withMoves);
  if (position === null || puzzle === null) return null;

  const title = titleOf(state, lang);
  const answer = answerOf(state);
  const solution = answer === null || answer.history.length > 0 ? null : answer.notation;
  const moves = withMoves ? movesText(app.rules, puzzle, playedGestures(state)) : null;
  const isSolvable =
    obstacle(state) === null &&
    app.positionOf(state)?.parsed.solved === false &&
    !isHopeless(state, app.verdictOf(state));
  const text = boardText(title, [
    { heading: withMoves ? s.now : s.start, board: position.parsed.board },
    ...usableGoals(puzzle).map(({ board }) => ({ heading: t.goal, board })),
  ]);
  const option = (id: string, on: boolean, set: (on: boolean) => void, texts: [string, string]) => (
    <div>
      <Switch on={on} onChange={set} describedBy={id}>
        {texts[0]}
      </Switch>
      <p id={id} class="note">
        {texts[1]}
      </p>
    </div>
  );

  return (
    <div class="stack share-body">
      <LinkPart
        {...{ s, title, onCopy, onError }}
        link={app.address.link(withMoves, isAsHere ? place : "play")}
      />
      {isPlayed && option("share-moves", wantsMoves, setWantsMoves, [s.withMoves, s.withMovesHelp])}
      {place !== "play" && option("share-as-here", isAsHere, setAsHere, [s.asHere, s.asHereHelp])}
      <Field
        id="share-title"
        label={t.title}
        value={fields.title}
        placeholder={title}
        onText={(text) => editFor(app).type("title", text)}
      />
      <PicturePart
        {...{ s, title, onError }}
        board={drawnOf(state, position)}
        goal={drawnGoal(state, position)}
        showsGoal={fields.goal.trim() !== ""}
        onPicture={setPicture}
      />
      <details class="share-part">
        <summary>{s.moreForms}</summary>
        <Button
          icon="save"
          onClick={() =>
            picture !== null && downloadText(fileName(title, "svg"), "image/svg+xml", picture.svg)
          }
        >
          {s.saveSvg}
        </Button>
        <FilmPart
          {...{ s, t, title, answer, isSolvable, onError }}
          tellsApart={prefs.tellApart}
          rate={replayRate(state)}
          isSearching={state.search.phase !== "idle"}
          boardsOf={(answer) => drawnBoards(app.rules, state, puzzle, answer)}
          onSolve={app.search.answer}
          onCancel={app.search.cancel}
        />
        <EmbedPart {...{ s, title, onCopy }} link={app.address.link(false)} />
        <section class="stack share-part" aria-labelledby="share-text">
          <h3 id="share-text">{s.text}</h3>
          <div class="field">
            <textarea
              class="mono"
              rows={Math.min(text.split("\n").length, 9)}
              readOnly
              aria-label={s.boardAsText}
              value={text}
              spellcheck={false}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
          <div class="row">
            <Button icon="copy" onClick={() => onCopy(text)}>
              {s.copyText}
            </Button>
            <OtherForms
              {...{ s, puzzle, fields, moves, solution, onCopy }}
              metric={metricOf(state)}
            />
          </div>
        </section>
      </details>
      <p class="share-said" role="status">
        {status}
      </p>
    </div>
  );
}
