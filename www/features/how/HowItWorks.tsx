import "./how.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { createBackgroundWorker } from "../../engine/background-worker";
import { CHAPTERS, type Chapter } from "../../model/link/chapters";
import { prefersStill } from "../../platform/motion";
import type { WordedToolProps } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { Bounds } from "./Bounds";
import { idOf } from "./Chapter";
import type { HowTexts } from "./ja";
import { Moves } from "./Moves";
import { Parity } from "./Parity";
import { Patterns } from "./Patterns";
import { Proof } from "./Proof";
import { createQuestionQueue } from "./question-queue";
import { REFERENCES } from "./references";
import { Searching } from "./Searching";
import { ShareButton } from "./ShareButton";
import { useChapterInView } from "./use-chapter-in-view";

/** Parity, bounds and tables, explained with boards that one can move. */
export function HowItWorks(props: WordedToolProps<HowTexts>) {
  const { app, state, words: h } = props;
  const [queue] = useState(() => createQuestionQueue(createBackgroundWorker(app.solver)));
  useEffect(() => queue.close, [queue]);
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
  const view = { ...props, h, queue };
  return (
    <div class="how-body" data-large={isLarge || undefined}>
      <nav class="how-contents" aria-label={h.contents}>
        <Button class="how-tool" pressed={isLarge} onClick={resize}>
          {h.large}
        </Button>
        <ShareButton
          {...props}
          place={inView}
          title={inView === "" ? props.t.howItWorks : h.chapters[inView].title}
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
                  app.store.dispatch({ type: "explained", chapter: name });
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
        <Moves {...view} />
        <Parity {...view} />
        <Bounds {...view} />
        <Searching {...view} />
        <Patterns {...view} />
        <Proof {...view} />
        <section class="how-chapter" aria-labelledby="how-references">
          <h3 id="how-references">{h.references}</h3>
          <ul class="how-references">
            {REFERENCES.map(({ text, lang: written }) => (
              <li key={text} lang={written}>
                {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** Brings a chapter into view, and goes there. */
function goTo(chapter: Chapter): void {
  const heading = headingOf(chapter);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start", behavior: prefersStill() ? "auto" : "smooth" });
}

function headingOf(chapter: Chapter): HTMLElement | null {
  return document.getElementById(idOf(chapter));
}
