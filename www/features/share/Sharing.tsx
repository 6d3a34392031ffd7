import { useState } from "preact/hooks";
import { titleOf } from "../../i18n/title";
import { sharedPlace } from "../../model/link/views";
import { usableGoals } from "../../model/puzzle/goals";
import { answerOf, playedGestures } from "../../model/state/selectors";
import type { WordedProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { Switch } from "../../ui/Switch";
import type { ShareTexts } from "./ja";
import "./share.css";
import { boardText } from "./board-text";
import { EmbedPart } from "./EmbedPart";
import { FilmPart } from "./FilmPart";
import { LinkPart } from "./LinkPart";
import { OtherForms } from "./OtherForms";
import { PicturePart } from "./PicturePart";
import { drawnGoal, drawnOf, sharedPosition } from "./shared";
import { useHandingOn } from "./use-handing-on";

/** All ways in which a board can be handed on. */
export function Sharing(props: WordedProps<ShareTexts>) {
  const { app, state, lang, words: s } = props;
  const [wishesMoves, setWishesMoves] = useState(true);
  const [isAsHere, setAsHere] = useState(sharedPlace(state.place) === state.place);
  const { said, onCopy: copy, onTrouble } = useHandingOn(s);
  const isPlayed = playedGestures(state).length > 0;
  const withMoves = isPlayed && wishesMoves;
  const position = sharedPosition(app, state, withMoves);
  if (position === null || state.puzzle === null) return null;

  const title = titleOf(state, lang);
  const goals = usableGoals(state.puzzle);
  const text = boardText({
    title,
    boards: [
      { heading: withMoves ? s.now : s.start, board: position.parsed.board },
      ...goals.map(({ board }) => ({ heading: s.goal, board })),
    ],
  });

  return (
    <div class="share-body">
      {isPlayed && (
        <div>
          <Switch on={wishesMoves} onChange={setWishesMoves} describedBy="share-moves">
            {s.withMoves}
          </Switch>
          <p id="share-moves" class="note">
            {s.withMovesHelp}
          </p>
        </div>
      )}
      {state.place !== "play" && (
        <div>
          <Switch on={isAsHere} onChange={setAsHere} describedBy="share-as-here">
            {s.asHere}
          </Switch>
          <p id="share-as-here" class="note">
            {s.asHereHelp}
          </p>
        </div>
      )}
      <Field
        id="share-title"
        label={props.t.title}
        value={state.fields.title}
        placeholder={title}
        onText={(text) => app.edit.type("title", text)}
      />
      <LinkPart
        s={s}
        link={app.address.link(withMoves, isAsHere ? state.place : "play")}
        title={title}
        onCopy={copy}
        onTrouble={onTrouble}
      />
      <PicturePart
        s={s}
        title={title}
        board={drawnOf(state, position)}
        goal={drawnGoal(state, position)}
        showsGoal={state.fields.goal.trim() !== ""}
        onTrouble={onTrouble}
      />
      <FilmPart {...props} s={s} title={title} answer={answerOf(state)} onTrouble={onTrouble} />
      <EmbedPart s={s} link={app.address.link(false)} title={title} onCopy={copy} />
      <section class="share-part" aria-labelledby="share-text">
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
        <div class="share-tools">
          <Button onClick={() => copy(text)}>
            <Icon name="copy" />
            {s.copyText}
          </Button>
          <OtherForms {...{ app, state, s, withMoves }} puzzle={state.puzzle} onCopy={copy} />
        </div>
      </section>
      <p class="share-said" role="status">
        {said}
      </p>
    </div>
  );
}
