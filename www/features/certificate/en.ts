import type { CertificateTexts } from "./ja";

export const texts: CertificateTexts = {
  none: "This board has no proven answer yet.",
  shortest: (moves, metric) =>
    `No solution from this board is shorter than ${moves}, counted in ${metric}.`,
  unsolvable: "No sequence of moves leads from this board to the goal.",
  lead: "A short program, written separately, checks this from scratch. It does not use this page’s solver.",
  ways: {
    shortest: "It plays the moves to the goal, and looks for a goal among all nearer positions.",
    search:
      "It plays the moves to the goal, and tries every sequence of moves that could be shorter.",
    unsolvable: "It looks for a goal among all positions that can be reached.",
    parity: "It compares the parity of the exchanges with that of every goal.",
  },
  run: "Run it here",
  save: "Save the certificate",
  running: "Checking…",
  tried: (positions) => `${positions} positions.`,
  limit: (most) => `It gives up after ${most} positions.`,
  verdicts: {
    holds: (seconds) => `Confirmed in ${seconds} s.`,
    REFUSED: (seconds) => `Refused after ${seconds} s: the claim is wrong.`,
    "GIVEN UP": (seconds) => `Gave up after ${seconds} s: neither proven nor refuted.`,
  },
  said: "What the program says",
  failed: "The checker could not be started.",
  elsewhere:
    "On your own computer, save the certificate and the program, and run it in Python 3.9 or newer.",
  saveChecker: "Save the program (check.py)",
};
