const lobby = new URLSearchParams(location.search).get("lobby");
const origin = lobby && URL.canParse(lobby) ? new URL(lobby).origin : undefined;

/** Says something to the page around the frame, and to no other. `perya:stage` tells whether something is being shown, so that nobody gives the outcome away before. */
export function tellParent(
  type: "perya:ready" | "perya:round" | "perya:stage" | "perya:lobby" | "perya:deposit",
  more: Readonly<Record<string, unknown>> = {},
): void {
  if (origin && parent !== window) parent.postMessage({ type, ...more }, origin);
}

/** Wears the theme of the page around the frame, and changes with it. */
export function followTheme(): void {
  window.addEventListener("message", (event: MessageEvent<{ type?: string; theme?: string }>) => {
    if (event.origin !== origin || event.data?.type !== "perya:theme") return;
    document.documentElement.dataset["theme"] = event.data.theme === "light" ? "light" : "dark";
  });
}
