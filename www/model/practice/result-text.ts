import type { Attempt } from "./attempt";

/** `12.34`, `1:02.34`, `1:00:02.34`: hundredths, cut off as stopwatches do. */
export function hundredths(millis: number): string {
  const all = Math.floor(millis / 10);
  const two = (part: number) => String(part).padStart(2, "0");
  const [minutes, rest] = [Math.floor(all / 6000), all % 6000];
  const [seconds, hours] = [Math.floor(rest / 100), Math.floor(minutes / 60)];
  const before = hours > 0 ? `${hours}:${two(minutes % 60)}:` : minutes > 0 ? `${minutes}:` : "";
  return `${before}${before === "" ? seconds : two(seconds)}.${two(rest % 100)}`;
}

/** A result as csTimer writes it: `14.83`, with two seconds more `16.83+`, and `DNF(14.83)`. */
export function resultText({ ms, penalty }: Pick<Attempt, "ms" | "penalty">): string {
  if (penalty === "dnf") return `DNF(${hundredths(ms)})`;
  return penalty === "+2" ? `${hundredths(ms + 2000)}+` : hundredths(ms);
}
