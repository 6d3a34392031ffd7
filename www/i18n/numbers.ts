/** The format of all numbers on the page, by their decimals. Both languages group digits alike, so they share the formatters. */
const formats: Intl.NumberFormat[] = [];

/** Made on first use, because a formatter takes longer than the first board's drawing. */
function format(value: number | bigint, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  formats[decimals] ??= new Intl.NumberFormat("en", digits);
  return formats[decimals].format(value);
}

export function count(value: number | bigint): string {
  // Has nothing to group.
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1e3;
  return isPlain ? `${value}` : format(value, 0);
}

/** Groups the digits of numbers in a text: grouped`${13826} moves` is `13,826 moves`. */
export function grouped(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  const texts = values.map((value) => (typeof value === "number" ? count(value) : value));
  return String.raw({ raw: parts }, ...texts);
}

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

/** `12.3`, `12`: at most `digits` decimals. */
export function decimal(value: number, digits = 1): string {
  return value.toLocaleString("en", { maximumFractionDigits: digits });
}

export function seconds(millis: number): string {
  if (millis < 1) return "< 0.001";
  return millis < 100 ? (millis / 1000).toFixed(3) : format(millis / 1000, 1);
}

/** `0:41`, `1:02:03`. */
export function clock(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** `22.0`: a mean with its rounded decimal. */
export function mean(value: number): string {
  return format(value, 1);
}

/** `144 B`, `64 kB`, `2.8 MB`. */
export function bytes(value: number): string {
  if (value < 1024) return `${count(value)} B`;
  if (value < 1_048_576) return `${count(value / 1024)} kB`;
  const megabytes = value / 1_048_576;
  return `${decimal(megabytes, megabytes < 10 ? 1 : 0)} MB`;
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
