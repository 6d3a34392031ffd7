import { useRef } from "preact/hooks";
import type { Algorithm, SolveOptions } from "taisou";
import { count } from "../../i18n/numbers";
import { logScale } from "../../ui/log-scale";
import { Chapter, type ChapterProps } from "./Chapter";
import { DemoFigure } from "./DemoFigure";
import type { DemoPuzzle, DemoState } from "./demo";
import { Readings } from "./Readings";
import { type Question, useSolvedDemo } from "./use-solved-demo";
import { WatchSearch } from "./WatchSearch";

interface Props extends ChapterProps {
  /** Leaves the explanations to compare methods on the board of a demo. */
  readonly onCompare: (now: DemoState) => void;
  readonly isShown: boolean;
}

const PUZZLE: DemoPuzzle = { start: "641/25*/873", goal: "123/456/78*", width: 3 };
/** Iterative deepening without a bound would expand millions of positions on the farthest boards. */
const GIVE_UP: SolveOptions = { maxNodes: 3_000_000 };
const METHODS: readonly Algorithm[] = [
  "bfs",
  "iddfs",
  "ida-manhattan",
  "ida-walking",
  "ida-pattern",
  "bidirectional",
];
const QUESTIONS: readonly Question[] = METHODS.map((method) => [method, GIVE_UP]);

/** The number of positions that each method explores. */
export function Searching({ onCompare, isShown, ...props }: Props) {
  const { t, h } = props;
  const wasShown = useRef(false);
  wasShown.current ||= isShown;
  const { figure, now, answers } = useSolvedDemo(props, "search", PUZZLE, QUESTIONS);
  const length = answers.find((answer) => answer?.optimal === true)?.length ?? null;
  const scale = logScale(answers.map((answer) => answer?.nodes ?? 0));
  return (
    <Chapter
      h={h}
      name="search"
      // Its searches are made when the chapter is first shown.
      coda={wasShown.current ? <WatchSearch {...props} /> : undefined}
    >
      <DemoFigure
        {...props}
        {...figure}
        label={h.searchBoard}
        tools={
          <button type="button" class="quiet" onClick={() => onCompare(now)}>
            {h.compareHere}
          </button>
        }
      >
        <Readings
          label={h.searchTable}
          head={[h.method, h.positions]}
          rows={METHODS.map((method, index) => {
            const { nodes, status } = answers[index] ?? { nodes: null, status: null };
            const text = nodes === null ? "…" : count(nodes);
            return {
              name: t.algorithms[method],
              bar: scale.at(nodes ?? 0),
              values: [status === "stopped" ? h.orMore(text) : text],
            };
          })}
          isLarge={false}
        />
        <p class="note">
          {length === null ? h.working : h.searchLength(length)} {h.logScale}
        </p>
      </DemoFigure>
    </Chapter>
  );
}
