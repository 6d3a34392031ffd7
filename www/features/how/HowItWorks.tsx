import "./how-it-works.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { createBackgroundWorker } from "../../engine/background-worker";
import { CHAPTERS, type Chapter } from "../../model/link/chapters";
import { EMPTY_FIELDS } from "../../model/puzzle/puzzle";
import { prefersStill } from "../../platform/motion";
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
import { useChapterInView } from "./use-chapter-in-view";

/** Parity, bounds and tables, explained with movable boards. */
export function HowItWorks(props: WordedToolProps<HowTexts>) {
  const { app, state, t, lang, words: h } = props;
  const { rules, store } = app;
  const createWorker = () => createBackgroundWorker(app.solver);
  const [queue] = useState(() => new QuestionQueue(createWorker()));
  useEffect(() => () => queue.close(), [queue]);
  const { chapter } = state;
  useEffect(() => {
    if (chapter !== "") goTo(chapter);
  }, [chapter]);
  const inView = useChapterInView(chapter);
  const [isLarge, setLarge] = useState(false);
  const place = useRef<Chapter | null>(null);
  // A reader who changes the size keeps the reading position.
  useLayoutEffect(() => {
    if (place.current !== null) headingOf(place.current)?.scrollIntoView({ block: "start" });
    place.current = null;
  });
  const resize = () => {
    place.current = inView === "" ? null : inView;
    setLarge(!isLarge);
  };

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

  const shared = { rules, t, h, queue, onOpen: openBoard };
  return (
    <div class="how-body" data-large={isLarge || undefined}>
      <nav class="how-contents" aria-label={h.contents}>
        <Button class="how-tool toggle" pressed={isLarge} onClick={resize}>
          {h.large}
        </Button>
        <ShareButton
          {...{ store, t, lang }}
          link={app.address.linkToPlace(inView)}
          title={inView === "" ? t.howItWorks : h.chapters[inView].title}
        />
        <ol>
          {CHAPTERS.map((name, index) => (
            <li key={name}>
              <a
                aria-current={name === inView ? "location" : undefined}
                href={app.address.linkToPlace(name)}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  store.dispatch({ type: "explained", chapter: name });
                  goTo(name);
                }}
              >
                {index + 1}. {h.chapters[name].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="how-text">
        <p>{h.lead}</p>
        <Moves {...shared} />
        <Parity {...shared} />
        <Bounds {...shared} />
        <Searching {...shared} onCompare={compareOn} />
        <Patterns {...shared} createWorker={createWorker} />
        <Proof {...shared} createWorker={createWorker} view={props} />
        <section class="how-chapter" aria-labelledby="how-references">
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
      </div>
    </div>
  );
}

/** Scrolls to a chapter and focuses its heading. */
function goTo(chapter: Chapter): void {
  const heading = headingOf(chapter);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start", behavior: prefersStill() ? "auto" : "smooth" });
}

function headingOf(chapter: Chapter): HTMLElement | null {
  return document.getElementById(idOf(chapter));
}
