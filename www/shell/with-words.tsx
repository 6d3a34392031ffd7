import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import type { Dictionary } from "../i18n/dictionary";
import { toolTexts } from "../i18n/page-texts";
import type { ToolTexts } from "../i18n/tools/ja";
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

const isGroup = (texts: unknown): texts is object =>
  typeof texts === "object" && texts !== null && !Array.isArray(texts);

/** Texts with others in their place, group by group. */
export function replaced<Texts>(texts: Texts, others: unknown): Texts {
  if (!isGroup(texts) || !isGroup(others)) return (others ?? texts) as Texts;
  const groups = Object.entries(others).map(([k, v]) => [k, replaced(texts[k as keyof Texts], v)]);
  return { ...texts, ...Object.fromEntries(groups) };
}

/** The texts of a loaded dictionary, with the simple words that the gentle mode has for its feature. */
export function wordsOf<Texts>(
  dictionary: Dictionary<Texts>,
  { t, lang }: Pick<ViewProps, "t" | "lang">,
): Texts {
  return replaced(dictionary.in(lang), t.simple[dictionary.feature ?? ""]);
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

/** The texts of Explore and Make, in the simple words of the gentle mode if it is on. */
export function useToolTexts({ t, lang }: Pick<ViewProps, "t" | "lang">): ToolTexts {
  return useMemo(() => replaced(replaced(toolTexts.in(lang), t), t.simple.tools), [t, lang]);
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
  const loadPart = withWords(dictionary, load as () => Promise<PartModule<WordedProps<Texts>>>);
  return async () => {
    const [Part] = await Promise.all([loadPart(), toolTexts.load()]);
    return (props: ViewProps) => <Part {...props} t={useToolTexts(props)} />;
  };
}
