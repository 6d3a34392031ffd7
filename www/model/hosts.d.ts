// The globals of every JavaScript host (page, worker, Node) that `model` uses. Its tsconfig.model.json leaves out the DOM.

declare class URL {
  constructor(url: string, base?: string);
  readonly hash: string;
  readonly href: string;
  search: string;
}

declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(query: string);
  [Symbol.iterator](): Iterator<[string, string]>;
}

declare function atob(base64: string): string;
declare function btoa(binary: string): string;

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

declare class CompressionStream {
  constructor(format: "deflate");
}
declare class DecompressionStream extends CompressionStream {}

interface ByteStream {
  pipeThrough(through: CompressionStream): ByteStream;
  getReader(): {
    read(): Promise<
      | { readonly done: true; readonly value?: undefined }
      | { readonly done: false; readonly value: Uint8Array<ArrayBuffer> }
    >;
  };
}

declare class Blob {
  constructor(parts: readonly (string | Uint8Array)[]);
  stream(): ByteStream;
  text(): Promise<string>;
}

declare class Response {
  constructor(body: ByteStream);
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Named by the messages of `engine/protocol.ts`; `model` only reads their plain data. */
type MessagePort = object;
declare namespace WebAssembly {
  type Module = object;
}
