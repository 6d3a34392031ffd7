/** The place of a node: its layer, and its distance from the middle of the layer, in nodes. */
export interface NodePlace {
  readonly layer: number;
  readonly offset: number;
}

const SWEEPS = 12;

/**
 * Orders the nodes of each layer so that few edges cross, by the barycentre heuristic in alternating sweeps. The result
 * is deterministic.
 *
 * @param layerOf The layer of each node.
 */
export function placesOf(
  layerOf: readonly number[],
  edges: readonly (readonly [number, number])[],
): NodePlace[] {
  const layers: number[][] = [];
  layerOf.forEach((layer, node) => {
    layers[layer] ??= [];
    layers[layer].push(node);
  });
  const neighbours = layerOf.map((): number[] => []);
  for (const [one, other] of edges) {
    neighbours[one]?.push(other);
    neighbours[other]?.push(one);
  }
  const offsets = layerOf.map(() => 0);
  const settle = (layer: readonly number[]) => {
    layer.forEach((node, index) => {
      offsets[node] = index - (layer.length - 1) / 2;
    });
  };
  for (const layer of layers) if (layer !== undefined) settle(layer);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    // A forward sweep orders each layer by the one before it, a backward sweep by the one after it.
    const step = sweep % 2 === 0 ? -1 : 1;
    const order = layers.flatMap((layer, index) => (layer === undefined ? [] : [index]));
    if (step === 1) order.reverse();
    for (const index of order) {
      const layer = layers[index] ?? [];
      const middles = new Map(
        layer.map((node) => {
          const near = (neighbours[node] ?? []).filter((other) => layerOf[other] === index + step);
          const sum = near.reduce((total, other) => total + (offsets[other] ?? 0), 0);
          return [node, near.length === 0 ? (offsets[node] ?? 0) : sum / near.length];
        }),
      );
      const before = (node: number) => offsets[node] ?? 0;
      layer.sort(
        (one, other) =>
          (middles.get(one) ?? 0) - (middles.get(other) ?? 0) || before(one) - before(other),
      );
      settle(layer);
    }
  }
  return layerOf.map((layer, node) => ({ layer, offset: offsets[node] ?? 0 }));
}

/** The node that an arrow key moves to: the next one in the layer, or the nearest one of the next layer. */
export function nextNode(
  places: readonly NodePlace[],
  from: number,
  direction: "up" | "right" | "down" | "left",
): number {
  const here = places[from];
  if (here === undefined) return from;
  const along = direction === "up" ? -1 : direction === "down" ? 1 : 0;
  const layer = here.layer + (direction === "left" ? -1 : direction === "right" ? 1 : 0);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, node) => {
    if (node === from || place.layer !== layer) return;
    const by = place.offset - here.offset;
    if (along !== 0 && by * along <= 0) return;
    if (Math.abs(by) < least) {
      least = Math.abs(by);
      best = node;
    }
  });
  return best;
}
