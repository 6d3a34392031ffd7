import { enStanding } from "../../i18n/standing-en";
import type { LevelTexts } from "./ja";

export const texts: LevelTexts = enStanding;
