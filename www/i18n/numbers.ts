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
