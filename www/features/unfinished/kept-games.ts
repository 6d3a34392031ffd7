import type { Game } from "../../app/address-controller";
import { recall, remember } from "../../platform/storage";

/** An unfinished game, with the data of its card. */
export interface KeptGame extends Game {
  /** The player's title or the collection's name; empty without either. */
  readonly title: string;
  readonly columns: number;
  readonly rows: number;
  /** Another game was finished since, so that a visit does not begin with this one. */
  readonly passed?: boolean;
}

/** More would push the next puzzles off the screen. */
export const MOST_GAMES = 5;
/** The most characters of a game, so that all games fit the storage of the page. */
const MOST_CHARACTERS = 40_000;

export const UNFINISHED = "unfinished";

/** The stored games, the latest first. */
export function recallGames(): readonly KeptGame[] {
  const kept = recall(UNFINISHED);
  return Array.isArray(kept) ? kept.filter(isGame).slice(0, MOST_GAMES) : [];
}

export const rememberGames = (games: readonly KeptGame[]): void => remember(UNFINISHED, games);

/** Adds a game, or replaces its former state. */
export function withGame(games: readonly KeptGame[], game: KeptGame): readonly KeptGame[] {
  if (JSON.stringify(game).length > MOST_CHARACTERS) return games;
  return [game, ...without(games, game.fragment)].slice(0, MOST_GAMES);
}

export function without(games: readonly KeptGame[], fragment: string): readonly KeptGame[] {
  return games.filter((one) => one.fragment !== fragment);
}

export function isGame(value: unknown): value is KeptGame {
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
