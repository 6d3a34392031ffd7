// What people mainly do, in WebKit: `npm run test:webkit`.

import { journeys } from "./journeys.mjs";
import { openWebKit } from "./webkit.mjs";

journeys(openWebKit);
