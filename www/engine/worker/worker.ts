import init from "taisou/solve";
import { putTablesAway } from "./keeping";
import { serve } from "./serve";
import { createSolving } from "./solve-work";

serve(init, createSolving, putTablesAway);
