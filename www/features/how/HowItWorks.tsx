import "./how-it-works.css";
import { useEffect, useState } from "preact/hooks";
import { createBackgroundWorker } from "../../engine/background-worker";
import { CHAPTERS, type Chapter } from "../../model/link/chapters";
import { EMPTY_FIELDS } from "../../model/puzzle/puzzle";
import { showBoard, showView } from "../../shell/show-board";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Bounds } from "./Bounds";
import { idOf } from "./Chapter";
import type { DemoState } from "./demo";
import type { HowTexts } from "./ja";
import { Moves } from "./Moves";
import { Parity } from "./Parity";
import { Patterns } from "./Patterns";
import { Proof } from "./Proof";
import { QuestionQueue } from "./question-queue";
import { REFERENCES } from "./references";
import { Searching } from "./Searching";
import { ShareButton } from "./ShareButton";

/** Parity, bounds and tables, explained with movable boards. */
export function HowItWorks(props: WordedToolProps<HowTexts>) {
  const { app, state, t, lang, words: h } = props;
  const { rules, store } = app;
  const createWorker = () => createBackgroundWorker(app.solver);
  const [queue] = useState(() => new QuestionQueue(createWorker()));
  useEffect(() => () => queue.close(), [queue]);
  const { chapter } = state;
  const open = chapter === "" ? CHAPTERS[0] : chapter;
  const at = CHAPTERS.indexOf(open);
  useEffect(() => {
    if (chapter !== "") goTo(chapter);
  }, [chapter]);
  const [isLarge, setLarge] = useState(false);

  function openBoard({ parsed, puzzle }: DemoState): void {
    // First the board, so that Back returns to the explanations as they were.
    app.puzzle.board(parsed.board, { ...EMPTY_FIELDS, goal: puzzle.goal });
    store.dispatch({ type: "dialog", dialog: null });
    showBoard();
  }

  function compareOn(now: DemoState): void {
    openBoard(now);
    store.dispatch({ type: "entered", place: "compare" });
    showView("explore");
  }

  const linkTo = (name: Chapter, rel?: "prev" | "next") => (
    <a
      rel={rel}
      aria-current={name === open ? "location" : undefined}
      href={app.address.linkToPlace(name)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        store.dispatch({ type: "explained", chapter: name });
        goTo(name);
      }}
    >
      {CHAPTERS.indexOf(name) + 1}. {h.chapters[name].title}
    </a>
  );
  const [before, after] = [CHAPTERS[at - 1], CHAPTERS[at + 1]];
  const shared = { rules, t, h, queue, onOpen: openBoard };
  const chapters = [
    <Moves key="moves" {...shared} />,
    <Parity key="parity" {...shared} />,
    <Bounds key="bounds" {...shared} />,
    <Searching key="search" {...shared} onCompare={compareOn} isShown={open === "search"} />,
    <Patterns key="patterns" {...shared} createWorker={createWorker} />,
    <Proof key="proof" {...shared} createWorker={createWorker} view={props} />,
  ];
  return (
    <div class="how-body" data-large={isLarge || undefined}>
      <nav class="how-contents" aria-label={h.contents}>
        <Button class="how-tool toggle" pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {h.large}
        </Button>
        <ShareButton
          {...{ store, t, lang }}
          link={app.address.linkToPlace(chapter)}
          title={chapter === "" ? t.howItWorks : h.chapters[chapter].title}
        />
        <ol>
          {CHAPTERS.map((name) => (
            <li key={name}>{linkTo(name)}</li>
          ))}
        </ol>
      </nav>
      <div class="how-text" lang={lang}>
        {at === 0 && <p>{h.lead}</p>}
        {/* The boards of the other chapters stay as they are. */}
        {chapters.map((one, index) => (
          <div key={one.key} class="how-page" hidden={index !== at}>
            {one}
          </div>
        ))}
        {after === undefined && (
          <section aria-labelledby="how-references">
            <h3 id="how-references">{h.references}</h3>
            <ul class="how-references">
              {Object.entries(REFERENCES).map(([written, texts]) =>
                texts.map((text) => (
                  <li key={text} lang={written}>
                    {text}
                  </li>
                )),
              )}
            </ul>
          </section>
        )}
        <p class="how-turn">
          {before && linkTo(before, "prev")}
          {after && linkTo(after, "next")}
        </p>
      </div>
    </div>
  );
}

/** Scrolls to the open chapter and focuses its heading. */
function goTo(chapter: Chapter): void {
  const heading = document.getElementById(idOf(chapter));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
