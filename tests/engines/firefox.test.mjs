// What people mainly do, in Firefox: `npm run test:firefox`. The rest is tested in Chromium, in tests/page.

import { openFirefox } from "./firefox.mjs";
import { journeys } from "./journeys.mjs";

journeys(openFirefox);
