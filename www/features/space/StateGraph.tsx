import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Parsed } from "taisou";
import { MiniBoard } from "../../board/MiniBoard";
import type { Rules } from "../../engine/rules";
import type { SpaceState, Surveyed } from "../../model/state/space-state";
import { Button } from "../../ui/Button";
import { arrowOf } from "../../ui/keys";
import { useWidth } from "../../ui/use-width";
import { isPress, saveDrawing } from "./drawing";
import { explore, type Graph } from "./graph";
import type { SpaceTexts } from "./ja";
import { type NodePlace, nextNode, placesOf } from "./layout";

interface Props {
  readonly s: SpaceTexts;
  readonly rules: Pick<Rules, "parse" | "step">;
  readonly survey: Surveyed;
  readonly distances: SpaceState["distances"];
  readonly shown: Parsed | null;
  /** Spaces with more positions are not drawn. */
  readonly most: number;
  readonly onLocate: (boards: readonly string[]) => void;
  readonly onOpen: (board: string) => void;
}

/** The state graph of a small space, with the goal on the left and the displayed board marked. */
export function StateGraph(props: Props) {
  const { s, rules, survey, distances, most, onLocate } = props;
  const { puzzle, result } = survey;
  const graph = useMemo(
    () => explore(rules, result.samples, puzzle, most),
    [rules, puzzle, result, most],
  );
  useEffect(() => {
    if (graph !== null) onLocate(graph.nodes.map(({ board }) => board));
  }, [graph, onLocate]);
  const layers = useMemo(
    () => graph?.nodes.map(({ board }) => distances.get(board)) ?? [],
    [graph, distances],
  );
  const known = layers.filter((layer): layer is number => typeof layer === "number");
  if (graph === null || known.length < layers.length) return null;
  return (
    <section class="stack part" aria-labelledby="graph-heading">
      <h3 id="graph-heading">{s.graph}</h3>
      <p class="note">{s.graphHelp}</p>
      <Drawing {...props} graph={graph} layers={known} />
    </section>
  );
}

interface DrawingProps extends Props {
  readonly graph: Graph;
  readonly layers: readonly number[];
}

/** Nodes of at least this size are drawn as boards. */
const BOARD_SIDE = 30;
const MARGIN = 10;
/** The height of the drawing, unless its nodes would be closer than `LEAST_DISTANCE`. */
const HEIGHT = 420;
const LEAST_DISTANCE = 11;

/** Scales the graph to a width: the size of the drawing, the room of a node, and the position of each. */
function scaleTo(places: readonly NodePlace[], width: number) {
  const columns = Math.max(...places.map(({ layer }) => layer)) + 1;
  const across = Math.max(...places.map(({ offset }) => Math.abs(offset))) * 2 + 1;
  const gap = clamp((width - 2 * MARGIN) / columns, 13, 72);
  // A layer with too many nodes is drawn in several lanes, as far as the width allows.
  const most = Math.floor(gap / LEAST_DISTANCE);
  const lanes = clamp(Math.ceil((LEAST_DISTANCE * across) / HEIGHT), 1, most);
  const row = clamp(HEIGHT / across, LEAST_DISTANCE / lanes, gap);
  const [roomX, roomY] = [(gap / lanes) * (lanes > 1 ? 0.7 : 1), row * lanes];
  const height = across * row + 2 * MARGIN;
  const lane = ({ offset }: NodePlace) =>
    (Math.floor(offset + places.length) % lanes) - (lanes - 1) / 2;
  return {
    ...{ width: columns * gap + 2 * MARGIN, height, roomX, roomY },
    side: Math.min(roomX, roomY) * 0.74,
    x: (place: NodePlace) => MARGIN + (place.layer + 0.5) * gap + lane(place) * roomX,
    y: ({ offset }: NodePlace) => height / 2 + offset * row,
  };
}

function Drawing({ s, graph, layers, shown, onOpen }: DrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const frameWidth = useWidth(frame);
  const key = layers.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: layers are compared by value
  const places = useMemo(() => placesOf(layers, graph.edges), [graph, key]);
  const here = useMemo(() => (shown === null ? null : graph.indexOf(shown)), [graph, shown]);
  const [entry, setEntry] = useState<number | null>(null);

  const { width, height, roomX, roomY, side, x, y } = scaleTo(places, frameWidth);
  const player = here === null ? undefined : places[here];

  function go(event: KeyboardEvent, node: number): void {
    if (isPress(event)) onOpen(graph.nodes[node]?.board ?? "");
    const direction = arrowOf(event);
    if (direction === null) return;
    event.preventDefault();
    const next = drawing.current?.querySelector(
      `[data-node="${nextNode(places, node, direction)}"]`,
    );
    if (next instanceof SVGElement) next.focus();
  }

  return (
    <>
      <div class="graph" ref={frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: screen readers pass a list of options as one */}
        <svg ref={drawing} {...{ width, height }} role="listbox" aria-label={s.graph}>
          <Edges {...{ graph, places, x, y }} />
          {graph.nodes.map((node, index) => {
            const place = places[index];
            if (place === undefined) return null;
            const name = s.board(node.board, place.layer);
            return (
              <g
                key={node.board}
                class={node.solved ? "node node-solved" : "node"}
                role="option"
                tabindex={index === (entry ?? here ?? 0) ? 0 : -1}
                aria-label={index === here ? `${name}${s.and}${s.youAreHere}` : name}
                aria-selected={index === here}
                data-node={index}
                transform={`translate(${x(place)} ${y(place)})`}
                onClick={() => onOpen(node.board)}
                onKeyDown={(event) => go(event, index)}
                onFocus={() => setEntry(index)}
                onBlur={() => setEntry(null)}
              >
                <title>{name}</title>
                <rect
                  class="node-target"
                  x={-roomX / 2}
                  y={-roomY / 2}
                  width={roomX}
                  height={roomY}
                />
                <Node board={node} side={side} />
              </g>
            );
          })}
          {player !== undefined && (
            <rect
              class="player"
              x={-side / 2 - 4}
              y={-side / 2 - 4}
              width={side + 8}
              height={side + 8}
              rx={side < BOARD_SIDE ? side / 2 + 4 : 6}
              style={{ transform: `translate(${x(player)}px, ${y(player)}px)` }}
            />
          )}
        </svg>
      </div>
      <div class="row small-buttons survey-tools">
        <Button onClick={() => saveDrawing(drawing.current, "taisou-graph.svg")}>
          {s.saveGraph}
        </Button>
      </div>
    </>
  );
}

interface NodeProps {
  readonly board: Parsed;
  readonly side: number;
}

function Node({ board, side }: NodeProps) {
  if (side < BOARD_SIDE) return <circle class="node-dot" r={Math.min(side / 2, 6)} />;
  return (
    <>
      <rect class="node-board" x={-side / 2} y={-side / 2} width={side} height={side} rx={3} />
      <svg
        x={-side / 2 + 2}
        y={-side / 2 + 2}
        width={side - 4}
        height={side - 4}
        aria-hidden="true"
      >
        <MiniBoard board={board} />
      </svg>
    </>
  );
}

interface EdgesProps {
  readonly graph: Graph;
  readonly places: readonly NodePlace[];
  readonly x: (place: NodePlace) => number;
  readonly y: (place: NodePlace) => number;
}

/** All edges as one path. Edges inside a layer are curved, so that nodes do not hide them. */
function Edges({ graph, places, x, y }: EdgesProps) {
  const lines = graph.edges.map(([from, to]) => {
    const [one, other] = [places[from], places[to]];
    if (one === undefined || other === undefined) return "";
    const begin = `M${x(one)} ${y(one)}`;
    if (one.layer !== other.layer) return `${begin}L${x(other)} ${y(other)}`;
    const bow = Math.min(Math.abs(y(one) - y(other)) / 2, 16);
    return `${begin}Q${x(one) + bow} ${(y(one) + y(other)) / 2} ${x(other)} ${y(other)}`;
  });
  return <path class="edges" d={lines.join("")} />;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
