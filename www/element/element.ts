// The entry `taisou/element`: importing it defines `<taisou-board>`.

import * as rules from "taisou/rules";
import { once } from "../platform/once";
import { boardElement } from "./board-element";
import { words } from "./words";

const NAME = "taisou-board";

export { TaisouError } from "taisou/init";

export const TaisouBoard = boardElement({
  rules,
  words,
  loadRules: once(() => rules.default()),
  createQueue: async () => (await import("../engine/library-queue")).createLibraryQueue(),
});

if (globalThis.customElements?.get(NAME) === undefined) {
  globalThis.customElements?.define(NAME, TaisouBoard);
}
