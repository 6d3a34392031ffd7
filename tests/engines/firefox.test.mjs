import { openFirefox } from "./firefox.mjs";
import { journeys } from "./journeys.mjs";

journeys(openFirefox);
