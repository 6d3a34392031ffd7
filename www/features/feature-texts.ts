/// <reference types="vite/client" />
import { type Dictionary, dictionary } from "../i18n/dictionary";
import type { Lang } from "../model/lang";

/** The texts of each feature, by the name of its folder. */
export interface FeatureTexts {
  readonly certificate: typeof import("./certificate/ja").texts;
  readonly check: typeof import("./check/ja").texts;
  readonly collection: typeof import("./collection/ja").texts;
  readonly compare: typeof import("./compare/ja").texts;
  readonly draw: typeof import("./draw/ja").texts;
  readonly dropped: typeof import("./dropped/ja").texts;
  readonly edit: typeof import("./edit/ja").texts;
  readonly finish: typeof import("./finish/ja").texts;
  readonly gentle: typeof import("./gentle/ja").texts;
  readonly help: typeof import("./help/ja").texts;
  readonly how: typeof import("./how/ja").texts;
  readonly layout: typeof import("./layout/ja").texts;
  readonly make: typeof import("./make/ja").texts;
  readonly many: typeof import("./many/ja").texts;
  readonly play: typeof import("./play/ja").texts;
  readonly "practice-log": typeof import("./practice-log/ja").texts;
  readonly practice: typeof import("./practice/ja").texts;
  readonly print: typeof import("./print/ja").texts;
  readonly record: typeof import("./record/ja").texts;
  readonly scramble: typeof import("./scramble/ja").texts;
  readonly share: typeof import("./share/ja").texts;
  readonly solve: typeof import("./solve/ja").texts;
  readonly space: typeof import("./space/ja").texts;
  readonly today: typeof import("./today/ja").texts;
  readonly unfinished: typeof import("./unfinished/ja").texts;
  readonly why: typeof import("./why/ja").texts;
}

interface Loaded {
  readonly texts: unknown;
}
type Sources = Record<string, () => Promise<Loaded>>;

const byFeature: Record<string, Sources> = {};
for (const [path, source] of Object.entries(import.meta.glob<Loaded>("./*/[a-z][a-z].ts"))) {
  const [, feature = "", lang = ""] = path.split(/[./]+/);
  byFeature[feature] = { ...byFeature[feature], [lang]: source };
}

/** A dictionary for each feature. Each language is one file in the feature's folder and one chunk. */
export const featureTexts = Object.fromEntries(
  Object.entries(byFeature).map(([feature, sources]) => [
    feature,
    { ...dictionary(sources as Record<Lang, Sources[string]>), feature },
  ]),
) as { readonly [Feature in keyof FeatureTexts]: Dictionary<FeatureTexts[Feature]> };
