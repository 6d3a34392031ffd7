import { count, decimal } from "./numbers";

const UNITS = [
  [1_000_000_000, " G"],
  [1_000_000, " M"],
  [1_000, " k"],
] as const;

/** `38.4 M`: readable while it changes. `most` is the largest of the numbers shown together, which decides the unit of all. */
export function short(value: number, most = value): string {
  const [unit, name] = (most >= 10_000 && UNITS.find(([unit]) => most >= unit)) || [1, ""];
  return `${unit === 1 ? count(value) : decimal(value / unit)}${name}`;
}

/** `97%`, `99.9%`: a share, rounded down. */
export function shareAtLeast(value: number): string {
  const per = value < 0.99 ? 100 : 1000;
  // A whole number may come out slightly less.
  return `${Math.floor(value * per + 1e-9) / (per / 100)}%`;
}

/** `9.4%`, `64%`: a share. It is never rounded to 0% or 100%. */
export function share(value: number): string {
  if (value > 0 && value < 0.0005) return "<0.1%";
  if (value >= 0.9995 && value < 1) return ">99.9%";
  return `${decimal(value * 100, value < 0.1 || value > 0.99 ? 1 : 0)}%`;
}
