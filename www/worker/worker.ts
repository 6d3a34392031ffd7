import init from "taisou/solve";
import { serve } from "./serve";
import { createSolving } from "./solving";

serve(init, createSolving);
