import { createStore, entries, get, keys, set, update } from "idb-keyval";

/** Bytes of a chunk after which the next one begins. */
const CHUNK = 64 * 1024;

interface Chunk {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isDeflated: boolean;
}

/** A log of bytes. Both calls may reject: storage can be full, forbidden, or deleted by another window. */
export interface ByteLog {
  /** All that was appended, in order, in parts that begin and end between two calls of `append`. */
  read(): AsyncIterable<Uint8Array>;
  append(bytes: Uint8Array): Promise<void>;
  /** Calls back with what other windows append from now on. */
  follow(onAppended: (bytes: Uint8Array) => void): void;
}

/** A log in IndexedDB: chunks by number, of which only the last one grows. Whole chunks are deflated. Windows may share it. */
export function logIn(name: string): ByteLog {
  const store = createStore(name, "chunks");
  const windows = new BroadcastChannel(name);
  let last: number | null = null;

  /** Appends to this chunk in one transaction; false if it is whole. */
  async function grow(number: number, bytes: Uint8Array): Promise<boolean> {
    let isWhole = false;
    await update<Chunk>(
      number,
      (chunk) => {
        isWhole = chunk !== undefined && (chunk.isDeflated || chunk.bytes.length >= CHUNK);
        if (chunk !== undefined && isWhole) return chunk;
        return { bytes: joinBytes([chunk?.bytes ?? new Uint8Array(), bytes]), isDeflated: false };
      },
      store,
    );
    return !isWhole;
  }

  return {
    async *read() {
      const chunks = (await entries<number, Chunk>(store)).sort(([one], [other]) => one - other);
      last = chunks.at(-1)?.[0] ?? 0;
      for (const [, { bytes, isDeflated }] of chunks) {
        yield isDeflated ? await inflated(bytes) : bytes;
      }
    },
    async append(bytes) {
      last ??= (await keys<number>(store)).reduce((one, other) => Math.max(one, other), 0);
      while (!(await grow(last, bytes))) {
        const whole = last;
        last += 1;
        // No window changes a whole chunk, so all write the same bytes.
        await deflate(whole);
      }
      windows.postMessage(bytes);
    },
    follow(onAppended) {
      windows.addEventListener("message", ({ data }) => onAppended(data));
    },
  };

  async function deflate(number: number): Promise<void> {
    const chunk = await get<Chunk>(number, store);
    if (chunk === undefined || chunk.isDeflated) return;
    await set(number, { bytes: await deflated(chunk.bytes), isDeflated: true }, store);
  }
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(bytes, new CompressionStream("deflate-raw"));
}

function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(bytes, new DecompressionStream("deflate-raw"));
}

/** The bytes go in without a `Blob`, which would take them through another process. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
) {
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [read] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return new Uint8Array(read);
}
