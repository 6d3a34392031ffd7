import { spawn } from "node:child_process";
import type { Plugin } from "vite";

/** Rebuilds the modules and reloads the page when Rust code changes, for `npm run dev`. */
export function rustReload(): Plugin {
  return {
    name: "taisou:rust-reload",
    apply: "serve",
    configureServer({ config, ws, watcher }) {
      const rust = `${config.root}/src/`;
      let building = false;
      let changed = false;

      const build = () => {
        changed = true;
        if (building) return;
        building = true;
        changed = false;
        spawn(process.execPath, ["tools/build.mjs", "module"], {
          cwd: config.root,
          stdio: "inherit",
        }).on("exit", (status) => {
          building = false;
          // After a change during the build, the page reloads for the next build only.
          if (changed) build();
          else if (status === 0) ws.send({ type: "full-reload" });
        });
      };

      watcher.on("all", (_event, file) => {
        if (file.startsWith(rust)) build();
      });
    },
  };
}
