import type { Init } from "../types/init.js";
import solve from "./solve.js";
import survey from "./survey.js";

export { certificate } from "./certificate.js";
export * from "./solve.js";
export * from "./survey.js";

const init: Init = async (input) => {
  const [loaded] = await Promise.all([solve(input), survey()]);
  return loaded;
};
export default init;
