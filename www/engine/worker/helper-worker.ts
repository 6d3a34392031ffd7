import type { CrewEvent, CrewRequest } from "./crew-messages";
import { help } from "./help";
import { workerScope } from "./scope";

const scope = workerScope<CrewRequest, CrewEvent>();
const hear = help((event, transfer) => scope.postMessage(event, transfer));
scope.onmessage = ({ data }) => hear(data);
