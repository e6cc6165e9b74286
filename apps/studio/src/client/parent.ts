const lobby = new URLSearchParams(location.search).get("lobby");
const origin = lobby && URL.canParse(lobby) ? new URL(lobby).origin : undefined;

/** Says something to the page around the frame, and to no other. */
export function tellParent(
  type: "perya:ready" | "perya:round" | "perya:lobby" | "perya:deposit",
  more: Readonly<Record<string, unknown>> = {},
): void {
  if (origin && parent !== window) parent.postMessage({ type, ...more }, origin);
}
