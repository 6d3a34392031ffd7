import { createStore, entries, promisifyRequest } from "idb-keyval";

/** A part of the log that earlier versions stored as bytes in chunks. */
export interface EarlierChunk {
  readonly number: number;
  /** `null` if it cannot be read. */
  readonly bytes: Uint8Array | null;
  /** The chunk as it is stored. */
  readonly kept: unknown;
}

/** The chunks of an earlier log, in order. Those that cannot be read stop no other. */
export async function readChunks(name: string): Promise<readonly EarlierChunk[]> {
  const chunks = (await entries<number, unknown>(createStore(name, "chunks"))).sort(
    ([one], [other]) => one - other,
  );
  return Promise.all(
    chunks.map(async ([number, kept]) => ({ number, kept, bytes: await bytesOf(kept) })),
  );
}

/** Removes chunks, but for those to which an earlier version has appended since they were read. */
export function removeChunks(name: string, chunks: readonly EarlierChunk[]): Promise<unknown> {
  return createStore(name, "chunks")("readwrite", (store) =>
    Promise.all(
      chunks.map(async ({ number, kept }) => {
        const now = await promisifyRequest<unknown>(store.get(number));
        if (lengthOf(now) === lengthOf(kept)) store.delete(number);
      }),
    ).then(() => promisifyRequest(store.transaction)),
  );
}

function lengthOf(kept: unknown): unknown {
  return Object(Object(kept).bytes).length;
}

async function bytesOf(kept: unknown): Promise<Uint8Array | null> {
  const { bytes, isDeflated } = Object(kept) as Record<string, unknown>;
  if (!(bytes instanceof Uint8Array)) return null;
  try {
    return isDeflated ? await inflated(new Uint8Array(bytes)) : bytes;
  } catch {
    return null;
  }
}

/** The bytes go in without a `Blob`, which would take them through another process. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream("deflate-raw");
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [read] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return new Uint8Array(read);
}
