import { useMemo } from "preact/hooks";
import type { QueuedPosition, QueueOrder, SearchTrace } from "./queue-search";

/** The distance of two rings. */
const RING = 11;
const DIAMOND = "m0-6l6 6l-6 6l-6-6z";
const CIRCLE = "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z";

interface Props {
  readonly traces: Readonly<Record<QueueOrder, SearchTrace>>;
  readonly expanded: readonly QueuedPosition[];
  readonly waiting: readonly QueuedPosition[];
  readonly now: QueuedPosition | undefined;
  readonly goal: QueuedPosition;
}

/** The tree of a search, with the start in the middle and a ring for each move, among the positions of all searches. */
export function SearchMap({ traces, expanded, waiting, now, goal }: Props) {
  const spots = useMemo(() => spotsOf(Object.values(traces)), [traces]);
  const at = (position: QueuedPosition) => `M${spots.get(position)}`;
  const dots = (positions: Iterable<QueuedPosition>) =>
    Array.from(positions, (position) => `${at(position)}h0`).join("");
  const roads = (positions: readonly QueuedPosition[]) =>
    positions.map((one) => one.parent && `${at(one)}L${spots.get(one.parent)}`).join("");
  const way: QueuedPosition[] = [];
  for (let one = now ?? null; one !== null; one = one.parent) way.push(one);
  return (
    <svg class="search-map" viewBox="-107 -107 225 214" aria-hidden="true">
      <path opacity="0.25" stroke-width="2.2" d={dots(spots.keys())} />
      <path opacity="0.6" stroke-width="0.8" d={roads([...expanded, ...waiting])} />
      <path class="map-way" stroke-width="2.8" d={roads(way)} />
      <path stroke-width="4.4" d={dots(waiting)} />
      <path class="map-hollow" stroke-width="2.6" d={dots(waiting)} />
      <path stroke-width="4" d={dots(expanded)} />
      <path class="map-way" stroke-width="1.8" d={at(goal) + DIAMOND} />
      {now && <path class="map-way" stroke-width="1.8" d={at(now) + CIRCLE} />}
    </svg>
  );
}

/** Where each position is drawn. Those that were reached by the same way are one branch of the tree. */
function spotsOf(traces: readonly SearchTrace[]): Map<QueuedPosition, string> {
  const found = traces.flatMap((trace) => trace.found);
  const turns = new Map<QueuedPosition, number>();
  let leaves = 0;
  function place(branch: readonly (QueuedPosition | null)[]): number {
    const next = found.filter(({ parent }) => branch.includes(parent));
    const boards = new Set(next.map(({ parsed }) => parsed.board));
    const below = Array.from(boards, (board) => {
      const same = next.filter(({ parsed }) => parsed.board === board);
      const turn = place(same);
      for (const position of same) turns.set(position, turn);
      return turn;
    });
    return below.length === 0 ? leaves++ : ((below[0] ?? 0) + (below.at(-1) ?? 0)) / 2;
  }
  place([null]);
  const spots = Array.from(turns, ([position, turn]) => {
    const [angle, radius] = [(2 * Math.PI * turn) / leaves, RING * position.g];
    return [position, `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`] as const;
  });
  return new Map(spots);
}
