/** Keeps the page for use without a network. A version is fetched and served as a whole, and replaced when the user agrees. */

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: see `tools/vite/offline.ts`. */
declare const __BUILD__: { readonly version: string; readonly files: readonly string[] };

const { version, files } = __BUILD__;
/** The page itself; requested as its folder. */
const PAGE = "index.html";
const { scope } = self.registration;
/** The page may lie in several folders of one host, each with versions of its own. */
const PREFIX = `taisou ${scope} `;
const CACHE = PREFIX + version;
const addresses: ReadonlySet<string> = new Set(files.map(addressOf));

function addressOf(file: string): string {
  return new URL(file === PAGE ? "./" : file, scope).href;
}

/** Files with a hash in their name never change. */
function isLasting(address: string): boolean {
  return address.startsWith(`${scope}assets/`);
}

self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...addresses].map(async (address) => {
      const lasting = isLasting(address);
      const kept = lasting ? await caches.match(address) : undefined;
      const response = kept ?? (await fetch(address, { cache: lasting ? "default" : "no-cache" }));
      if (!response.ok) throw new Error(`${response.status} ${address}`);
      await cache.put(address, response);
    }),
  );
}

self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  // On the first visit already: what the page fetches later is there without a network.
  await self.clients.claim();
  await tidy();
}

/** Removes older versions, unless a page is open that may still need parts of its own. */
async function tidy(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  if (old.length === 0 || (await self.clients.matchAll({ type: "window" })).length > 1) return;
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("message", ({ data }) => {
  if (data === "take") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = withoutQuery(request.url);
  if (!addresses.has(address) && !isLasting(address)) return;
  event.respondWith(answer(address, request));
  if (request.mode === "navigate") event.waitUntil(tidy());
});

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return address === scope + PAGE ? scope : address;
}

async function answer(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept =
    (await cache.match(address)) ?? (isLasting(address) && (await caches.match(address)));
  return kept || fetch(request);
}
