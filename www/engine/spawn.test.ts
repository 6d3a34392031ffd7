import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { spawnThread } from "./spawn";

// A page, not Node.
vi.mock("../platform/node", () => ({ NODE: null }));

let spawned: string[];

beforeEach(() => {
  spawned = [];
  vi.stubGlobal("location", new URL("https://page.example/game/"));
  vi.stubGlobal(
    "Worker",
    class {
      constructor(url: string) {
        spawned.push(url);
      }
    },
  );
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:import" }));
});
afterEach(() => vi.unstubAllGlobals());

it("makes a worker of the page's own origin from its address", () => {
  spawnThread(new URL("https://page.example/taisou/worker-thread.js"));
  expect(spawned).toEqual(["https://page.example/taisou/worker-thread.js"]);
});

it("resolves the relative object that the bundlers of Next.js make of a URL", () => {
  const path = "/_next/static/media/worker-thread.0a1b.js";
  spawnThread({ href: path, origin: "", toString: () => path } as URL);
  expect(spawned).toEqual([`https://page.example${path}`]);
});

it("makes a worker of another origin from a script that imports it", () => {
  spawnThread(new URL("https://cdn.example/worker-thread.js"));
  expect(spawned).toEqual(["blob:import"]);
});

it("makes one Trusted Types policy for all workers, because a page allows its name once", async () => {
  const createPolicy = vi.fn(() => ({ createScriptURL: (url: string) => `trusted:${url}` }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  // A fresh module, without a policy.
  vi.resetModules();
  const { spawnThread: spawn } = await import("./spawn");
  const address = new URL("https://page.example/worker.js");
  spawn(address);
  spawn(address);
  expect(spawned).toEqual(Array.from({ length: 2 }, () => `trusted:${address.href}`));
  expect(createPolicy).toHaveBeenCalledOnce();
});
