import type { Plugin } from "vite";

/**
 * What a good static host sends: files with a hash in their name are kept for ever, the page itself
 * is asked for again each time.
 */
export function cacheHeaders(): Plugin {
  return {
    name: "taisou:cache-headers",
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const hashed = request.url?.startsWith("/assets/");
        response.setHeader(
          "Cache-Control",
          hashed ? "public, max-age=31536000, immutable" : "no-cache",
        );
        next();
      });
      // Runs after the files were served, so for what does not exist: that must not be kept.
      return () => {
        server.middlewares.use((_request, response, next) => {
          response.setHeader("Cache-Control", "no-cache");
          next();
        });
      };
    },
  };
}
