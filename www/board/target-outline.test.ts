import { expect, it } from "vitest";
import { NO_JOIN } from "./joins";
import { besideSymbols } from "./target-outline";

it("an outline leaves a symbol free that stands between cells", () => {
  const alone = { join: NO_JOIN };
  // Two cells below each other, with their symbol at the edge between them.
  const joined = { join: { classes: "join-down", middle: [0, 0.5] } };
  const cells = [alone, joined, alone, alone] as unknown as Parameters<
    typeof besideSymbols
  >[0]["cells"];
  const path = besideSymbols({ width: 2, cells });
  expect(path).toBe("M0 0H999V999H0zM20,10m3 3h14v14h-14z");
});
