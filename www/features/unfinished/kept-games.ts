import type { Game } from "../../app/address-controller";
import { recall, remember } from "../../platform/storage";

/** A game that was not finished, with what its card says before it is opened. */
export interface KeptGame extends Game {
  /** The reader's title or the collection's name; empty where there is none. */
  readonly title: string;
  readonly columns: number;
  readonly rows: number;
}

/** More than these would push the puzzles off the screen. */
export const MOST_GAMES = 5;
/** Characters of a game, so that all of them fit the storage of a page. */
const MOST_CHARACTERS = 40_000;

const KEY = "unfinished";

/** The games that earlier visits left, the latest first. */
export function recallGames(): readonly KeptGame[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isGame).slice(0, MOST_GAMES) : [];
}

export function rememberGames(games: readonly KeptGame[]): void {
  remember(KEY, games);
}

/** The same games with this one as the latest. */
export function withGame(games: readonly KeptGame[], game: KeptGame): readonly KeptGame[] {
  if (JSON.stringify(game).length > MOST_CHARACTERS) return games;
  return [game, ...without(games, game.fragment)].slice(0, MOST_GAMES);
}

export function without(games: readonly KeptGame[], fragment: string): readonly KeptGame[] {
  return games.filter((one) => one.fragment !== fragment);
}

function isGame(value: unknown): value is KeptGame {
  if (typeof value !== "object" || value === null) return false;
  const { fragment, kept, title, columns, rows } = value as Record<string, unknown>;
  const texts = [fragment, title].every((text) => typeof text === "string");
  return texts && Number.isInteger(columns) && Number.isInteger(rows) && isEntry(kept);
}

function isEntry(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { moves, presses = [], byHand, millis = 0, over = null } = value as Record<string, unknown>;
  return (
    typeof moves === "string" &&
    Array.isArray(presses) &&
    presses.every((steps) => Number.isInteger(steps)) &&
    typeof byHand === "boolean" &&
    typeof millis === "number" &&
    over === null
  );
}
