const lobby = new URLSearchParams(location.search).get("lobby");
const address = lobby && URL.canParse(lobby) ? new URL(lobby) : undefined;
/** The game is shown inside an operator's page. */
export const isFramed = parent !== window;

/** Says something to the page around the frame, and to no other. `perya:stage` tells whether something is being shown, so that nobody gives the outcome away before. */
export function tellParent(
  type:
    | "perya:ready"
    | "perya:round"
    | "perya:stage"
    | "perya:lobby"
    | "perya:deposit"
    | "perya:reopen",
  more: Readonly<Record<string, unknown>> = {},
): void {
  if (address && isFramed) parent.postMessage({ type, ...more }, address.origin);
}

/** Leaves the game: the page around the frame does it, or this page itself where there is none. */
export function goToLobby(): void {
  if (isFramed) tellParent("perya:lobby");
  else if (address) location.assign(address);
}

/** Asks for a new way into the game: the page around the frame gets one, or the lobby where there is none. */
export function reopenGame(): void {
  if (isFramed) tellParent("perya:reopen");
  else goToLobby();
}

/** Keeps the frame in the light of the page around it. */
export function followTheme(): void {
  window.addEventListener(
    "message",
    (event: MessageEvent<{ type?: unknown; theme?: unknown } | null>) => {
      const { type, theme } = event.data ?? {};
      if (event.origin !== address?.origin || type !== "perya:theme") return;
      if (theme === "dark" || theme === "light") document.documentElement.dataset["theme"] = theme;
    },
  );
}
