import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Parsed } from "taisou";
import { MiniBoard } from "../../board/MiniBoard";
import type { Surveyed } from "../../model/state/space-state";
import type { ViewProps } from "../../shell/view-props";
import { Button } from "../../ui/Button";
import { arrowOf } from "../../ui/keys";
import { useWidth } from "../../ui/use-width";
import { explore, type Graph } from "./graph";
import type { SpaceTexts } from "./ja";
import { type NodePlace, nextNode, placesOf } from "./layout";
import { pressed } from "./pressed";
import { savePicture } from "./save-drawing";
import { surveyControllerFor } from "./survey-controller";

interface Props extends ViewProps {
  readonly s: SpaceTexts;
  readonly survey: Surveyed;
  /** Spaces with more positions are not drawn. */
  readonly most: number;
  readonly onOpen: (board: string) => void;
}

/** Every position of a small space, from the goal on the left to the farthest on the right, and the player among them. */
export function StateGraph(props: Props) {
  const { app, state, s, survey, most } = props;
  const { puzzle, result } = survey;
  const graph = useMemo(
    () => explore(app.rules, result.samples, puzzle, most),
    [app, puzzle, result, most],
  );
  useEffect(() => {
    if (graph !== null) surveyControllerFor(app).locate(graph.nodes.map(({ board }) => board));
  }, [app, graph]);
  const layers = useMemo(
    () => graph?.nodes.map(({ board }) => state.space.distances.get(board)) ?? [],
    [graph, state.space.distances],
  );
  const known = layers.filter((layer): layer is number => typeof layer === "number");
  if (graph === null || known.length < layers.length) return null;
  return (
    <section class="part" aria-labelledby="graph-heading">
      <h3 id="graph-heading">{s.graph}</h3>
      <p class="note">{s.graphHelp}</p>
      <Drawing {...props} graph={graph} layers={known} />
    </section>
  );
}

interface DrawingProps extends Props {
  readonly graph: Graph;
  /** The distance of each node. */
  readonly layers: readonly number[];
}

/** Nodes with so much room are drawn as boards. */
const BOARD_SIDE = 30;
const MARGIN = 10;
/** About how high the drawing is, unless its nodes would have less room than this. */
const HEIGHT = 420;
const LEAST_ROOM = 11;

function Drawing({ app, state, s, graph, layers, onOpen }: DrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const key = layers.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: layers are compared by what they say
  const places = useMemo(() => placesOf(layers, graph.edges), [graph, key]);
  const here = useMemo(() => nodeOf(app.positionOf(state)?.parsed, graph), [app, graph, state]);
  const [entry, setEntry] = useState<number | null>(null);

  const columns = Math.max(...layers) + 1;
  const across = Math.max(...places.map(({ offset }) => Math.abs(offset))) * 2 + 1;
  const gap = clamp((width - 2 * MARGIN) / columns, 13, 72);
  // Where a layer is too high, its nodes stand to and fro in lanes, as far as there is room beside.
  const lanes = clamp(Math.ceil((LEAST_ROOM * across) / HEIGHT), 1, Math.floor(gap / LEAST_ROOM));
  const row = clamp(HEIGHT / across, LEAST_ROOM / lanes, gap);
  const [roomX, roomY] = [(gap / lanes) * (lanes > 1 ? 0.7 : 1), row * lanes];
  const side = Math.min(roomX, roomY) * 0.74;
  const height = across * row + 2 * MARGIN;
  const lane = ({ offset }: NodePlace) =>
    (Math.floor(offset + layers.length) % lanes) - (lanes - 1) / 2;
  const x = (place: NodePlace) => MARGIN + (place.layer + 0.5) * gap + lane(place) * roomX;
  const y = ({ offset }: NodePlace) => height / 2 + offset * row;
  const player = here === null ? undefined : places[here];

  function go(event: KeyboardEvent, node: number): void {
    if (pressed(event)) onOpen(graph.nodes[node]?.board ?? "");
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
        {/* biome-ignore lint/a11y/useSemanticElements: it is a drawing */}
        <svg
          ref={drawing}
          width={columns * gap + 2 * MARGIN}
          height={height}
          role="group"
          aria-label={s.graph}
        >
          <Edges {...{ graph, places, x, y }} />
          {graph.nodes.map((node, index) => {
            const place = places[index];
            if (place === undefined) return null;
            const name = s.board(node.board, place.layer);
            return (
              // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
              <g
                key={node.board}
                class={node.solved ? "node goal" : "node"}
                role="button"
                tabindex={index === (entry ?? here ?? 0) ? 0 : -1}
                aria-label={index === here ? `${name}${s.and}${s.youAreHere}` : name}
                aria-current={index === here ? "true" : undefined}
                data-node={index}
                transform={`translate(${x(place)} ${y(place)})`}
                onClick={() => onOpen(node.board)}
                onKeyDown={(event) => go(event, index)}
                onFocus={() => setEntry(index)}
                onBlur={() => setEntry(null)}
              >
                <title>{name}</title>
                <rect
                  class="node-room"
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
      <div class="tools">
        <Button onClick={() => savePicture(drawing.current, "taisou-graph.svg")}>
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
      <rect class="node-tray" x={-side / 2} y={-side / 2} width={side} height={side} rx={3} />
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

/** One path for all lines. Inside a layer they bow out, so that they do not hide behind nodes. */
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

function nodeOf(parsed: Parsed | undefined, graph: Graph): number | null {
  return parsed === undefined ? null : graph.indexOf(parsed);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
