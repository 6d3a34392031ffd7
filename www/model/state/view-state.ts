import type { Lang } from "../lang";
import type { ChapterPlace } from "../link/chapters";
import type { Place, Section } from "../link/views";
import type { Notice } from "./notice";
import type { Prefs } from "./prefs";

/** The player's photo, shown in parts on the tiles. */
export interface Picture {
  readonly address: string;
  /** The tiles that it was chosen for; see `pictureOf`. */
  readonly tiles: string;
  /** The symbols are shown on it. */
  readonly overlaid: boolean;
}

/** The dialogs of the page, one open at a time. */
export const DIALOGS = [
  "help",
  "collection",
  "share",
  "how",
  "print",
  "record",
  "certificate",
] as const;
export type Dialog = (typeof DIALOGS)[number];

export interface ViewState {
  readonly place: Place;
  /** The open section of the view Make; `null` before the player's first choice. */
  readonly section: Section | "none" | null;
  readonly dialog: Dialog | null;
  readonly chapter: ChapterPlace;
  readonly notice: Notice | null;
  /** A new version of the page is ready, and the player has not dismissed it. */
  readonly newVersion: boolean;
  /** The language of the texts on the page. It follows `wantedLang` once the texts are loaded. */
  readonly lang: Lang;
  /** The language of the link, which stays a part of it. */
  readonly linkLang: Lang | null;
  readonly prefs: Prefs;
  /** Kept on this device, never a part of a link. */
  readonly picture: Picture | null;
}

export function initialViewState(prefs: Prefs, picture: Picture | null): ViewState {
  return {
    place: "play",
    section: null,
    dialog: null,
    chapter: "",
    notice: null,
    newVersion: false,
    lang: prefs.lang,
    linkLang: null,
    prefs,
    picture,
  };
}
