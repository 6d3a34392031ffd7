import { LANGUAGES } from "../model/lang";
import { speak } from "./dictionary";
import { pageTexts } from "./page-texts";

// Before each file of unit tests: the page's own words, which a test may ask for in any language.
await pageTexts.load();
for (const { lang } of LANGUAGES) await speak(lang);
