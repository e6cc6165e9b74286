import { useStore } from "./use-store.ts";

/** How the site gets onto this device: the browser asks when it is told to, or the person is shown how. */
export type InstallWay = "ask" | "guide";

/** What browsers that can install a site say first; not in TypeScript's own library. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

interface Install {
  readonly way: InstallWay | undefined;
  /** A newer build of the site that waits until it is wanted. */
  readonly newer: ServiceWorker | undefined;
}

const VISITS = "perya-visits";
const VISITING = "perya-visiting";
const DECLINED = "perya-no-install";
/** A returning visitor may want the site at hand; on the first visit it would only be in the way. */
const FROM_VISIT = 2;

let state: Install = { way: undefined, newer: undefined };
let asking: InstallEvent | undefined;
const watchers = new Set<() => void>();

/** Installing and newer builds, followed as they come up. */
export function useInstall(): Install {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => state,
  );
}

/** Keeps the site for when there is no network, and offers it to who comes back. Called once, when the first page stands. */
export function keepSite(): void {
  const wanted =
    countVisit() >= FROM_VISIT &&
    localStorage.getItem(DECLINED) === null &&
    !matchMedia("(display-mode: standalone)").matches;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    asking = event as InstallEvent;
    if (wanted) set({ way: "ask" });
  });
  addEventListener("appinstalled", () => set({ way: undefined }));
  if (wanted && isIos()) set({ way: "guide" });
  if ("serviceWorker" in navigator) void register().catch(() => undefined);
}

/** Has the browser ask whether to install the site. */
export async function install(): Promise<void> {
  await asking?.prompt();
  decline();
}

/** Puts the offer away for good. */
export function decline(): void {
  localStorage.setItem(DECLINED, "1");
  set({ way: undefined });
}

/** Lets the newer build take over, and opens the page with it. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  state.newer?.postMessage("take-over");
}

/** Keeps the build one has until the next visit. */
export function leaveNewer(): void {
  set({ newer: undefined });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/service-worker.js");
  const noticeWaiting = () => {
    // Without a controller it is the first one, and takes over by itself.
    if (registration.waiting && navigator.serviceWorker.controller)
      set({ newer: registration.waiting });
  };
  noticeWaiting();
  // What this page opened with came before the worker was there to see it.
  const opened = performance.getEntriesByType("resource").map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage([location.href, ...opened]),
  );
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && noticeWaiting());
  });
}

/** Visits of this browser, this one included; one lasts as long as its tab. */
function countVisit(): number {
  const before = Number(localStorage.getItem(VISITS) ?? 0);
  if (sessionStorage.getItem(VISITING) !== null) return before;
  sessionStorage.setItem(VISITING, "1");
  localStorage.setItem(VISITS, String(before + 1));
  return before + 1;
}

function isIos(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1)
  );
}

function set(change: Partial<Install>): void {
  state = { ...state, ...change };
  for (const watcher of watchers) watcher();
}
