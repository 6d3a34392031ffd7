/** The parts of Node's modules that the workers use. */
interface NodeModules {
  "node:fs/promises": { readFile(path: URL): Promise<BufferSource> };
  "node:os": { availableParallelism(): number };
  "node:worker_threads": {
    readonly parentPort: NodePort | null;
    readonly Worker: new (
      address: URL,
      options: { readonly execArgv: readonly string[] },
    ) => NodeWorker;
  };
}

export interface NodePort {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  on(event: "message", hear: (data: unknown) => void): void;
}

export interface NodeWorker extends NodePort {
  on(event: "message" | "error", hear: (data: unknown) => void): void;
  on(event: "exit", hear: (code: number) => void): void;
  terminate(): Promise<number>;
  ref(): void;
  unref(): void;
}

interface NodeProcess {
  readonly versions?: { readonly node?: string };
  getBuiltinModule<Name extends keyof NodeModules>(name: Name): NodeModules[Name];
}

const { process } = globalThis as unknown as { readonly process?: NodeProcess };

/** Node or a compatible runtime; `null` in browsers. `getBuiltinModule` avoids imports that bundlers for pages would resolve. */
export const NODE: NodeProcess | null = process?.versions?.node === undefined ? null : process;
