// The built page on its own port, whose server can be stopped and started.

import { once } from "node:events";
import { serve } from "../../tools/serve.mjs";

/** @typedef {Awaited<ReturnType<typeof servePage>>} Served */

export async function servePage() {
  const { address, server, close } = await serve();
  const { hostname, port } = new URL(address);

  /** @param {boolean} online */
  async function setOnline(online) {
    if (online === server.listening) return;
    if (!online) return close();
    server.listen(Number(port), hostname);
    await once(server, "listening");
  }

  return { address, setOnline, close };
}
