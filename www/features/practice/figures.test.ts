import { expect, it } from "vitest";
import { directionOfLetter } from "../../app/practice/settings";
import { texts as p } from "./en";
import { figure } from "./figures";

it("figures say what is unknown and what has no result", () => {
  const unknown = figure(Number.NaN, "moves", p);
  const lost = [figure(Number.POSITIVE_INFINITY, "extra", p), figure(-Infinity, "tps", p)];
  expect([unknown, ...lost]).toEqual(["–", "DNF", "DNF"]);
  expect([figure(0, "extra", p), figure(4 / 3, "extra", p), figure(310, "perOptimal", p)]).toEqual([
    "+0",
    "+1.33",
    "0.310",
  ]);
});

it("letters move as arrows do, also the player's own", () => {
  const ways = (keys: "wasd" | "ijkl" | "own" | "none", own = "") =>
    [..."wasdijkle"]
      .map((letter) => directionOfLetter({ keys, own }, letter)?.at(0) ?? "-")
      .join("");
  expect(ways("wasd")).toBe("uldr-----");
  expect(ways("ijkl")).toBe("----uldr-");
  expect(ways("own", "AWI")).toBe("lu--d----");
  expect(ways("none")).toBe("---------");
});
