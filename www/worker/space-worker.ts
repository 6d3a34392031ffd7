import init from "taisou/survey";
import { serve } from "./serve";
import { createSurveying } from "./surveying";

serve(init, createSurveying);
