import * as taisou from "taisou";
import { LANGUAGES } from "../model/lang";
import { speak } from "./dictionary";
import { pageTexts } from "./page-texts";

// Loads the module and the texts of the page before each test file.
await Promise.all([taisou.default(), pageTexts.load()]);
for (const { lang } of LANGUAGES) await speak(lang);
