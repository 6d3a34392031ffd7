import init from "taisou/survey";
import { serve } from "./serve";
import { createSurveying } from "./survey-work";

serve(init, createSurveying);
