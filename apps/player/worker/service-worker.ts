import { strategyOf } from "./strategy.ts";

declare const self: ServiceWorkerGlobalScope;
/** The files the site opens with; put in by the build, so that every build is another worker. */
declare const SHELL: readonly string[];

const BARE_PAGE = "/shell.html";
/** Pages and answers that are kept besides, the newest. */
const MOST_KEPT = 80;
const NAME = `perya-${hashOf(SHELL.join())}`;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

/**
 * Keeps the bare page, and what the site opens with: the scripts that page names, which are those
 * of its visitor's language.
 */
async function keepShell(): Promise<void> {
  const kept = await caches.open(NAME);
  const page = await fetch(BARE_PAGE);
  if (!page.ok) throw new Error(`The bare page did not come: ${page.status}`);
  const named = [...(await page.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, file = ""]) => file,
  );
  const others = SHELL.filter((file) => !/^\/assets\/.*\.js$/.test(file));
  await kept.put(BARE_PAGE, page);
  await kept.addAll([...new Set([...named, ...others])]);
}

/**
 * A page says that its visitor wants the newer site, or which files it needed: those it opened with
 * before the worker was there.
 */
self.addEventListener("message", (event) => {
  const data: unknown = event.data;
  if (data === "take-over") void self.skipWaiting();
  if (Array.isArray(data)) event.waitUntil(keepAll(data.map(String)));
});

self.addEventListener("fetch", (event) => {
  const strategy = strategyOf(event.request, self.location.origin);
  if (strategy === "cache-first") event.respondWith(cacheFirst(event.request));
  if (strategy === "network-first") event.respondWith(networkFirst(event, event.request));
  if (strategy === "page") event.respondWith(networkFirst(event, event.request).catch(barePage));
});

async function cacheFirst(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await keep(request, response.clone());
  return response;
}

/** The network's answer, kept; without a network the last one. Rejects where there is neither. */
async function networkFirst(event: FetchEvent, request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (fault) {
    const found = await caches.match(request, { ignoreVary: true });
    if (found) return found;
    throw fault;
  }
}

/**
 * Keeps the files a page names, the page itself, which comes first, and the bare one in its
 * language.
 */
async function keepAll([page = BARE_PAGE, ...files]: readonly string[]): Promise<void> {
  const missing = files.filter(
    (file) => strategyOf(new Request(file), self.location.origin) === "cache-first",
  );
  for (const url of [page, BARE_PAGE, ...missing]) {
    if (missing.includes(url) && (await caches.match(url))) continue;
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) await keep(new Request(url), response);
  }
}

async function barePage(): Promise<Response> {
  return (await caches.match(BARE_PAGE, { ignoreVary: true })) ?? Response.error();
}

async function keep(request: Request, response: Response): Promise<void> {
  const kept = await caches.open(NAME);
  await kept.put(request.url, response);
  const others = (await kept.keys()).filter(
    ({ url }) => !SHELL.includes(new URL(url).pathname) && new URL(url).pathname !== BARE_PAGE,
  );
  await Promise.all(others.slice(0, -MOST_KEPT).map((old) => kept.delete(old)));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("perya-") && name !== NAME)
      .map((name) => caches.delete(name)),
  );
}

/** FNV-1a, to tell one build from another. */
function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}
