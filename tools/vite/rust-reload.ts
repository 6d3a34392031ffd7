import { spawn } from "node:child_process";
import type { Plugin } from "vite";

/** Under `npm run dev`: rebuilds the module when the Rust code changes, and reloads the page. */
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
          // A change during the build starts the next one; only its outcome is worth showing.
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
