import { NODE } from "../platform/node";
import { messageOf } from "./protocol";
import type { Port } from "./worker-port";

/**
 * A worker from a script at this address, in pages also from another origin, and in Node as a thread. Throws where workers are
 * forbidden.
 */
export function spawnThread<Said, Heard>(address: URL): Port<Said, Heard> {
  if (NODE !== null) return nodeThread(NODE, address);
  // The bundlers of Next.js put an object in the place of the URL that has a path for its `href` and no origin.
  const { origin, href } = new URL(address.href, globalThis.location.href);
  const url = origin === globalThis.location.origin ? href : borrowed(href);
  return new Worker(trusted(url), { type: "module", name: "taisou" });
}

/** A policy of Trusted Types, as far as it is used. */
interface UrlPolicy {
  createScriptURL(url: string): string;
}

let policy: UrlPolicy | null = null;

/** The address as a page with `require-trusted-types-for` takes it. */
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
    // The page does not allow this name. The text may do all the same: by a policy `default`, or where nothing is required.
    return plain;
  }
}

/** Pages may have workers from their own origin only; these may import from others. */
const loans = new Map<string, string>();

/**
 * What is said to it meanwhile waits. An `import` without parentheses would be for `worker-src` to allow, which is rather
 * for `blob:` alone; this one is for `script-src`, as the page's own import was.
 */
const BORROW = `const early = [];
onmessage = (message) => early.push(message);
import(ADDRESS).then(() => early.forEach((message) => onmessage(message)), reportError);`;

function borrowed(address: string): string {
  let url = loans.get(address);
  if (url === undefined) {
    const script = BORROW.replace("ADDRESS", JSON.stringify(address));
    url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    // Never revoked: the next worker has it too, and it is a line of text.
    loans.set(address, url);
  }
  return url;
}

function nodeThread<Said, Heard>(node: NonNullable<typeof NODE>, address: URL): Port<Said, Heard> {
  const { Worker: Thread } = node.getBuiltinModule("node:worker_threads");
  // Arguments of the process can be such as threads do not take.
  const thread = new Thread(address, { execArgv: [] });
  const port: Port<Said, Heard> = {
    postMessage: (said, transfer) => thread.postMessage(said, transfer),
    terminate: () => void thread.terminate(),
    onmessage: null,
    onerror: null,
    ref: () => thread.ref(),
    unref: () => thread.unref(),
  };
  const failed = (message: string) => port.onerror?.({ message } as ErrorEvent);
  thread.on("message", (data) => port.onmessage?.({ data } as MessageEvent<Heard>));
  thread.on("error", (error) => failed(messageOf(error)));
  thread.on("exit", (code) => failed(`the thread has ended with code ${code}`));
  return port;
}
