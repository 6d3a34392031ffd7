/** Where a node of a layered drawing stands: in which layer, and how far from its middle, in places. */
export interface NodePlace {
  readonly layer: number;
  readonly offset: number;
}

const SWEEPS = 12;

/**
 * Places the nodes of a graph in layers so that few edges cross: in each layer they stand in the order of the middles
 * of their neighbours, swept to and fro. The same graph always gives the same drawing.
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
    // Forth each layer follows the one before it, back the one behind.
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

/** The node that an arrow key leads to: the next one in its layer, or the nearest of a layer beside. */
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
