import type { ComponentType } from "preact";
import type { Dictionary } from "../i18n/dictionary";
import { toolTexts } from "../i18n/page-texts";
import type { ToolProps, ViewProps } from "./view-props";

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

/** What a part of a room is drawn from that has words of its own. */
export interface WordedToolProps<Texts> extends ToolProps {
  readonly words: Texts;
}

/** How to fetch such a part: the words of the rooms come with its own. */
export function withToolWords<Texts>(
  dictionary: Dictionary<Texts>,
  load: () => Promise<ComponentType<WordedToolProps<Texts>>>,
): () => Promise<ComponentType<ViewProps>> {
  return async () => {
    const [Part] = await Promise.all([load(), dictionary.load(), toolTexts.load()]);
    return ({ lang, ...props }: ViewProps) => (
      <Part {...props} lang={lang} t={toolTexts.in(lang)} words={dictionary.in(lang)} />
    );
  };
}
