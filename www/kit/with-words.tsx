import type { ComponentType } from "preact";
import type { Dictionary } from "../i18n/dictionary";
import type { ViewProps } from "./view-props";

/** What a part of the page is drawn from that has words of its own. */
export interface WordedProps<Texts> extends ViewProps {
  readonly words: Texts;
}

/** How to fetch such a part: its words come at the same time. */
export function withWords<Texts>(
  dictionary: Dictionary<Texts>,
  load: () => Promise<ComponentType<WordedProps<Texts>>>,
): () => Promise<ComponentType<ViewProps>> {
  return async () => {
    const [Part] = await Promise.all([load(), dictionary.load()]);
    return (props: ViewProps) => <Part {...props} words={dictionary.in(props.lang)} />;
  };
}
