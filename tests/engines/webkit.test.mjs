import { journeys } from "./journeys.mjs";
import { openWebKit } from "./webkit.mjs";

journeys(openWebKit);
