import init from "taisou/survey";
import type { Event, Request } from "../protocol";
import { workerScope } from "./scope";
import { serve } from "./serve";
import { createSurveying } from "./survey-work";

const scope = workerScope<Request, Event>();
const handle = serve((event) => scope.postMessage(event), init, createSurveying);
scope.onmessage = ({ data }) => handle(data);
