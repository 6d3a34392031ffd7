// The built page at a port of its own, whose network can be unplugged.

import { preview } from "vite";
import { root } from "../../tools/run.mjs";

/** @typedef {Awaited<ReturnType<typeof serve>>} Served */

export async function serve() {
  const server = await preview({ root, logLevel: "error", preview: { port: 0 } });
  const address = server.resolvedUrls?.local[0] ?? "";
  const { hostname, port } = new URL(address);
  const { httpServer } = server;
  return {
    address,
    /**
     * Whether there is anybody at the address.
     * @param {boolean} wanted
     */
    async plug(wanted) {
      if (wanted === httpServer.listening) return;
      if (wanted)
        await new Promise((resolve) =>
          httpServer.listen(Number(port), hostname, () => resolve(null)),
        );
      else {
        httpServer.close();
        if ("closeAllConnections" in httpServer) httpServer.closeAllConnections();
      }
    },
    stop: () => server.close(),
  };
}
