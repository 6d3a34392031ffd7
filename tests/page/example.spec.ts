// Serves examples/page as after `npm install` in examples.

import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { test as base, expect } from "./fixtures.ts";

const root = new URL("../../", import.meta.url);
const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
  baseURL: async ({}, use) => {
    const server = createServer(({ url = "/" }, response) => void answer(url, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

async function answer(url: string, response: ServerResponse): Promise<void> {
  const path = `examples${url}`.replace("examples/node_modules/taisou/", "pkg/");
  const content = await readFile(new URL(path, root)).catch(() => null);
  response.writeHead(content ? 200 : 404, { "content-type": TYPES[extname(path)] ?? "text/plain" });
  response.end(content);
}

test("the example of a page solves a board and replays it", async ({ page }) => {
  await page.goto("/page/index.html");
  const board = page.getByRole("img", { name: "Board" });
  await expect(board).toHaveAccessibleName("Board ウアタ/ソ*マ/イタノ");
  await page.getByRole("button", { name: "Solve" }).click();
  await expect(page.getByRole("status")).toHaveText("18 moves, proven shortest.");
  await expect(board).toHaveAccessibleName("Board ソウア/イ*タ/タノマ");
});

test("the example of a page cancels, and reports errors", async ({ page }) => {
  await page.goto("/page/index.html");
  const { start, goal, width, solve, cancel, status } = {
    start: page.getByLabel("Start"),
    goal: page.getByLabel("Goal"),
    width: page.getByLabel("Width"),
    solve: page.getByRole("button", { name: "Solve" }),
    cancel: page.getByRole("button", { name: "Cancel" }),
    status: page.getByRole("status"),
  };
  // A 24-puzzle, whose search is too long to wait for.
  await start.fill("14 5 9 2 18 8 23 19 12 17 15 0 10 20 4 6 11 21 1 7 24 3 16 22 13");
  await goal.fill("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24");
  await width.fill("5");
  await solve.click();
  await expect(status).toHaveText(/At least \d+ moves/);
  await cancel.click();
  await expect(status).toHaveText("Cancelled.");
  await expect(cancel).toBeDisabled();

  await goal.fill("1 2 3");
  await solve.click();
  await expect(status).toHaveText(/row 1: 3 cells, expected 5/);
});
