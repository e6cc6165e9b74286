import { storeOf, useStore } from "@perya/ui/store";

/**
 * Installing the site on this device: through the browser's prompt, or with instructions.
 */
export type InstallMethod = "ask" | "guide";

/** What browsers that can install a site say first; not in TypeScript's own library. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

interface Install {
  readonly way: InstallMethod | undefined;
  /** A newer build of the site, waiting to be activated. */
  readonly newer: ServiceWorker | undefined;
}

const VISITS = "perya-visits";
const VISITING = "perya-visiting";
const DECLINED = "perya-no-install";
/**
 * A returning visitor may want to install the site; on the first visit the offer would only be in
 * the way.
 */
const FROM_VISIT = 2;

const state = storeOf<Install>({ way: undefined, newer: undefined });
let asking: InstallEvent | undefined;

/** Install offers and newer builds, updated as they arrive. */
export function useInstall(): Install {
  return useStore(state);
}

/**
 * Caches the site for offline use, and offers installation to returning visitors. Called once, when
 * the first page is ready.
 */
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

/** Dismisses the offer permanently. */
export function decline(): void {
  localStorage.setItem(DECLINED, "1");
  set({ way: undefined });
}

/** Lets the newer build take over, and opens the page with it. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  state.get().newer?.postMessage("take-over");
}

/** Keeps the current build until the next visit. */
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
  void navigator.serviceWorker.ready.then(({ active }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    active?.postMessage([location.href, ...opened]);
  });
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && noticeWaiting());
  });
}

/** Visits of this browser, including this one; a visit lasts as long as its tab. */
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
  state.set({ ...state.get(), ...change });
}
