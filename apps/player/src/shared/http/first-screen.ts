import { queryClient } from "./query-client.ts";

/**
 * Takes over the answers the server put into the page, by their keys, so that the first screen asks
 * for nothing.
 */
export function takeFirstScreen(): void {
  const text = document.getElementById("first-screen")?.textContent;
  if (!text) return;
  for (const [key, answer] of JSON.parse(text) as [key: readonly unknown[], answer: unknown][])
    queryClient.setQueryData(key, answer);
}
