/** Numbers are grouped alike in both languages, so one formatter each will do. */
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

export function count(value: number | bigint): string {
  return whole.format(value);
}

/** A text with the numbers in it grouped: grouped`${13826} moves` is `13,826 moves`. */
export function grouped(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  const texts = values.map((value) => (typeof value === "number" ? count(value) : value));
  return String.raw({ raw: parts }, ...texts);
}

/** `38.4 M`: what a person can follow while it changes. */
export function short(value: number): string {
  if (value < 10_000) return whole.format(value);
  if (value < 1_000_000) return `${tenths.format(value / 1_000)} k`;
  if (value < 1_000_000_000) return `${tenths.format(value / 1_000_000)} M`;
  return `${tenths.format(value / 1_000_000_000)} G`;
}

export function seconds(millis: number): string {
  if (millis < 1) return "< 0.001";
  return millis < 100 ? (millis / 1000).toFixed(3) : tenths.format(millis / 1000);
}

/** `0:41`, `1:02:03`: what a clock shows. */
export function clock(millis: number): string {
  const seconds = Math.floor(millis / 1000);
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

export function megabytes(bytes: number): string {
  const value = bytes / 1_048_576;
  return value < 10 ? tenths.format(value) : whole.format(value);
}

export function percent(share: number): string {
  return `${Math.floor(share * 100)}%`;
}

/** `97%`, `99.9%`: a share that is so large at least. */
export function shareAtLeast(value: number): string {
  const per = value < 0.99 ? 100 : 1000;
  // What should be a whole number may be a little less.
  return `${Math.floor(value * per + 1e-9) / (per / 100)}%`;
}

const digit = new Intl.NumberFormat("en", { maximumSignificantDigits: 1 });

/** `9.4%`: a share that may be very small, or nearly all. */
export function share(value: number): string {
  const hundredths = value * 100;
  if (hundredths < 0.1) return `${digit.format(hundredths)}%`;
  if (hundredths >= 10 && hundredths < 99) return `${whole.format(hundredths)}%`;
  // Never rounded to all of them.
  return `${Math.floor(hundredths * 10) / 10}%`;
}
