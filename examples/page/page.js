// Solves the typed board in a worker, and replays the solution.

import init, { parse } from "../node_modules/taisou/solve.js";

const form = document.querySelector("form");
const status = document.querySelector("[role=status]");
const picture = document.querySelector("[role=img]");
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
/** The current request. Answers to earlier ones are ignored. */
let request = { id: 0, puzzle: typed() };
let replay;

// Parsing is quick, so the page does it itself.
await init();
draw(request.puzzle.board);

form.onsubmit = (event) => {
  event.preventDefault();
  ask(typed(), "Searching …");
};
form.cancel.onclick = () => ask(null, "Cancelled.");

worker.onmessage = ({ data: { id, stats, solution, message } }) => {
  if (id !== request.id) return;
  form.cancel.disabled = !stats;
  if (stats) status.textContent = `At least ${stats.bound} moves …`;
  else if (solution?.status === "solved") play(solution);
  else status.textContent = message ?? "There is no solution.";
};

function typed() {
  const { board, goal, width } = form;
  return { board: board.value, goal: goal.value, width: width.valueAsNumber };
}

function ask(puzzle, text) {
  clearInterval(replay);
  request = { id: request.id + 1, puzzle };
  form.cancel.disabled = !puzzle;
  status.textContent = text;
  worker.postMessage(request);
}

function play({ boards, length, optimal }) {
  status.textContent = `${length} moves${optimal ? ", proven shortest" : ""}.`;
  const left = [request.puzzle.board, ...boards];
  replay = setInterval(() => (left.length > 0 ? draw(left.shift()) : clearInterval(replay)), 200);
}

function draw(text) {
  const { board, cells, width } = parse(text, request.puzzle.width);
  picture.style.setProperty("--width", width);
  picture.setAttribute("aria-label", `Board ${board}`);
  const spans = cells.map(({ kind, symbol }) => {
    const textContent = kind === "tile" ? symbol : "";
    return Object.assign(document.createElement("span"), { className: kind, textContent });
  });
  picture.replaceChildren(...spans);
}
