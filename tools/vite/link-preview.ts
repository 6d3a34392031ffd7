import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { withAddress } from "../link-preview.mjs";

/** Completes the link preview in index.html. */
export function linkPreview(): Plugin {
  return {
    name: "taisou:link-preview",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => withAddress(html, readFileSync("Cargo.toml", "utf8")),
    },
  };
}
