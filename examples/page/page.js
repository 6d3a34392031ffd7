// Asks a worker to solve what is typed, and replays the answer.

import init, { parse } from "../node_modules/taisou/solve.js";

const form = document.querySelector("form");
const status = document.querySelector("[role=status]");
const picture = document.querySelector("[role=img]");
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
/** The question in hand: answers to an earlier one are dropped. */
let question = { id: 0, puzzle: typed() };
let replay;

// Reading a board takes no time: that the page does itself.
await init();
draw(question.puzzle.board);

form.onsubmit = (event) => {
  event.preventDefault();
  ask(typed(), "Searching …");
};
form.cancel.onclick = () => ask(null, "Cancelled.");

worker.onmessage = ({ data: { id, stats, solution, message } }) => {
  if (id !== question.id) return;
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
  question = { id: question.id + 1, puzzle };
  form.cancel.disabled = !puzzle;
  status.textContent = text;
  worker.postMessage(question);
}

function play({ boards, length, optimal }) {
  status.textContent = `${length} moves${optimal ? ", proven shortest" : ""}.`;
  const left = [question.puzzle.board, ...boards];
  replay = setInterval(() => (left.length > 0 ? draw(left.shift()) : clearInterval(replay)), 200);
}

function draw(text) {
  const { board, cells, width } = parse(text, question.puzzle.width);
  picture.style.setProperty("--width", width);
  picture.setAttribute("aria-label", `Board ${board}`);
  const spans = cells.map(({ kind, symbol }) => {
    const textContent = kind === "tile" ? symbol : "";
    return Object.assign(document.createElement("span"), { className: kind, textContent });
  });
  picture.replaceChildren(...spans);
}
