import { storeOf, useStore } from "@perya/ui/store";

const lobby = new URLSearchParams(location.search).get("lobby");
const address = lobby && URL.canParse(lobby) ? new URL(lobby) : undefined;
/** The game is shown inside an operator's page. */
export const isFramed = parent !== window;

/**
 * Sends a message to the page around the frame, and to no other. `perya:stage` says whether a round
 * is being shown, so that the page does not reveal its outcome early.
 */
export function postToParent(
  type:
    | "perya:ready"
    | "perya:round"
    | "perya:stage"
    | "perya:lobby"
    | "perya:deposit"
    | "perya:limits"
    | "perya:reopen",
  more: Readonly<Record<string, unknown>> = {},
): void {
  if (address && isFramed) parent.postMessage({ type, ...more }, address.origin);
}

/** Leaves the game: the page around the frame does it, or this page itself where there is none. */
export function goToLobby(): void {
  if (isFramed) postToParent("perya:lobby");
  else if (address) location.assign(address);
}

/**
 * Asks for a new way into the game: the page around the frame gets one, or the lobby where there is
 * none.
 */
export function reopenGame(): void {
  if (isFramed) postToParent("perya:reopen");
  else goToLobby();
}

const paused = storeOf(false);

interface Told {
  readonly type?: unknown;
  readonly theme?: unknown;
  readonly text?: unknown;
  readonly language?: unknown;
}

/** Whether the page around the game wants it to wait: a reality check is open over it. */
export function usePaused(): boolean {
  return useStore(paused);
}

/** A notice of the page around the game, in that page's language (BCP 47). */
export interface Notice {
  readonly text: string;
  readonly language: string;
}

const limit = storeOf<Notice | undefined>(undefined);

/** Which limit has refused the last bet, as the page around the game says; undefined for none. */
export function useLimitNotice(): Notice | undefined {
  return useStore(limit);
}

/** Follows the page around it: its theme, whether play waits, and what it says of a limit. */
export function followParent(): void {
  window.addEventListener("message", (event: MessageEvent<Told | null>) => {
    if (event.origin !== address?.origin) return;
    const { type, theme, text, language } = event.data ?? {};
    if (type === "perya:limit" && typeof text === "string" && typeof language === "string")
      limit.set({ text, language });
    if (type === "perya:pause") paused.set(true);
    if (type === "perya:resume") paused.set(false);
    if (type === "perya:theme" && (theme === "dark" || theme === "light"))
      document.documentElement.dataset["theme"] = theme;
  });
}
