// `npm start` serves the page although another program uses its port.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { test } from "node:test";
import { serveFrom } from "../../tools/serve.mjs";

test("takes the next free port", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (other.address());
  const served = await serveFrom(port);
  try {
    assert(Number(new URL(served.address).port) > port);
    await assert.doesNotReject(fetch(served.address));
  } finally {
    served.close();
    other.close();
  }
});
