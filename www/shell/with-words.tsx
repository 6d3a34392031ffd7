import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { Dictionary } from "../i18n/dictionary";
import { toolTexts } from "../i18n/page-texts";
import type { ToolProps, ViewProps } from "./view-props";

/** Props of a component with a dictionary of its own. */
export interface WordedProps<Texts> extends ViewProps {
  readonly words: Texts;
}

/** A module whose only export is a component. */
type PartModule<Props> = Readonly<Record<string, ComponentType<Props>>>;

async function partOf<Props>(loading: Promise<PartModule<Props>>): Promise<ComponentType<Props>> {
  const [Part] = Object.values(await loading);
  if (Part === undefined) throw new Error("The module exports no component.");
  return Part;
}

/** The texts of a loaded dictionary, with the simple words that the gentle mode has for its feature. */
export function wordsOf<Texts>(
  dictionary: Dictionary<Texts>,
  { t, lang }: Pick<ViewProps, "t" | "lang">,
): Texts {
  return { ...dictionary.in(lang), ...t.simple[dictionary.feature ?? ""] };
}

/** Loads such a component together with its dictionary. */
export function withWords<Texts>(
  dictionary: Dictionary<Texts>,
  load: () => Promise<PartModule<WordedProps<Texts>>>,
): () => Promise<ComponentType<ViewProps>> {
  return async () => {
    const [Part] = await Promise.all([partOf(load()), dictionary.load()]);
    return (props: ViewProps) => {
      const { t, lang } = props;
      const words = useMemo(() => wordsOf(dictionary, { t, lang }), [t, lang]);
      return <Part {...props} words={words} />;
    };
  };
}

/** Props of a component of Explore or Make with a dictionary of its own. */
export interface WordedToolProps<Texts> extends ToolProps {
  readonly words: Texts;
}

/** Loads such a component together with its dictionary and that of the tools. */
export function withToolWords<Texts>(
  dictionary: Dictionary<Texts>,
  load: () => Promise<PartModule<WordedToolProps<Texts>>>,
): () => Promise<ComponentType<ViewProps>> {
  return async () => {
    const [Part] = await Promise.all([partOf(load()), dictionary.load(), toolTexts.load()]);
    return ({ lang, ...props }: ViewProps) => (
      <Part {...props} lang={lang} t={toolTexts.in(lang)} words={dictionary.in(lang)} />
    );
  };
}
