import type { Details } from "./protocol";

/** A detail as text; empty if it is absent. */
export function textOf(details: Details, key: string): string {
  const value = details[key];
  if (value === undefined || value === null) return "";
  const text = typeof value === "object" ? value.join(", ") : String(value);
  // A size such as `3 x 2`.
  return text.replace(/^(\d+) x (\d+)$/, "$1×$2");
}

export function numberOf(details: Details, key: string): number | null {
  const value = details[key];
  return typeof value === "number" ? value : null;
}

export function listOf(details: Details, key: string): string[] {
  const value = details[key];
  if (value === undefined || value === null) return [];
  return typeof value === "object" ? value.map(String) : [String(value)];
}

export function fieldOf(details: Details): "board" | "goal" {
  return details.text === "goal" ? "goal" : "board";
}
