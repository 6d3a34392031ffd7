import init from "taisou";
import { serve } from "./serve";
import { createSurveying } from "./surveying";

serve(init, createSurveying);
