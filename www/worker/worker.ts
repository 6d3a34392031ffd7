import init from "taisou";
import { serve } from "./serve";
import { createSolving } from "./solving";

serve(init, createSolving);
