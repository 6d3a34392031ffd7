// The built page at a port of its own, whose network can be unplugged.

import { once } from "node:events";
import { preview } from "vite";
import { root } from "../../tools/run.mjs";

/** @typedef {Awaited<ReturnType<typeof serve>>} Served */

export async function serve() {
  const server = await preview({ root, logLevel: "error", preview: { port: 0 } });
  const address = server.resolvedUrls?.local[0] ?? "";
  const { hostname, port } = new URL(address);
  const { httpServer } = server;

  /**
   * Whether there is anybody at the address.
   * @param {boolean} wanted
   */
  async function plug(wanted) {
    if (wanted === httpServer.listening) return;
    if (wanted) {
      const listening = once(httpServer, "listening");
      httpServer.listen(Number(port), hostname);
      await listening;
      return;
    }
    httpServer.close();
    if ("closeAllConnections" in httpServer) httpServer.closeAllConnections();
  }

  return {
    address,
    plug,
    async stop() {
      await plug(true);
      await server.close();
    },
  };
}
