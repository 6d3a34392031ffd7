import { NODE } from "../platform/node";
import { messageOf } from "./protocol";
import type { Port } from "./task-queue";

/** Makes a worker from a script: in pages also of another origin, in Node as a thread. Throws where workers are forbidden. */
export function spawnThread<Sent, Received>(address: URL): Port<Sent, Received> {
  if (NODE !== null) return nodeThread(NODE, address);
  // The bundlers of Next.js replace the URL by an object whose `href` is a path and which has no origin.
  const { origin, href } = new URL(address.href, globalThis.location.href);
  const url = origin === globalThis.location.origin ? href : importingUrl(href);
  return new Worker(trusted(url), { type: "module", name: "taisou" });
}

/** The part of a Trusted Types policy that is used. */
interface UrlPolicy {
  createScriptURL(url: string): string;
}

let policy: UrlPolicy | null = null;

/** The address in the form that a page with `require-trusted-types-for` accepts. */
function trusted(url: string): string {
  policy ??= createPolicy();
  return policy.createScriptURL(url);
}

function createPolicy(): UrlPolicy {
  const plain: UrlPolicy = { createScriptURL: (url) => url };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
  };
  try {
    return trustedTypes?.createPolicy("taisou", plain) ?? plain;
  } catch {
    // The page does not allow this name. Plain text may still pass: by a policy `default`, or where none is required.
    return plain;
  }
}

/** URLs of scripts that import a worker: pages can start workers only from their own origin, but these may import from others. */
const importing = new Map<string, string>();

/**
 * Messages that arrive before the import wait. A static `import` would need `worker-src` to allow the other origin, where pages
 * often allow `blob:` alone; a dynamic one needs `script-src`, as the page's own import did.
 */
const IMPORT = `const early = [];
onmessage = (message) => early.push(message);
import(ADDRESS).then(() => early.forEach((message) => onmessage(message)), reportError);`;

function importingUrl(address: string): string {
  let url = importing.get(address);
  if (url === undefined) {
    const script = IMPORT.replace("ADDRESS", JSON.stringify(address));
    url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    // Never revoked: all workers share it, and it is one line.
    importing.set(address, url);
  }
  return url;
}

function nodeThread<Sent, Received>(
  node: NonNullable<typeof NODE>,
  address: URL,
): Port<Sent, Received> {
  const { Worker: Thread } = node.getBuiltinModule("node:worker_threads");
  // Threads reject some arguments of the process.
  const thread = new Thread(address, { execArgv: [] });
  const port: Port<Sent, Received> = {
    postMessage: (message, transfer) => thread.postMessage(message, transfer),
    terminate: () => void thread.terminate(),
    onmessage: null,
    onerror: null,
    ref: () => thread.ref(),
    unref: () => thread.unref(),
  };
  const failed = (message: string) => port.onerror?.({ message } as ErrorEvent);
  thread.on("message", (data) => port.onmessage?.({ data } as MessageEvent<Received>));
  thread.on("error", (error) => failed(messageOf(error)));
  thread.on("exit", (code) => failed(`the thread has ended with code ${code}`));
  return port;
}
