import init from "taisou/solve";
import { serve } from "./serve";
import { createSolving } from "./solve-work";

serve(init, createSolving);
