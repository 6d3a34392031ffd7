import { LANGUAGES } from "../model/lang";
import { speak } from "./dictionary";
import { pageTexts } from "./page-texts";

// Loads the texts of the page before each test file.
await pageTexts.load();
for (const { lang } of LANGUAGES) await speak(lang);
