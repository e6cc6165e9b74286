import { queryClient } from "./query-client.ts";

/** Takes over the answers the server put into the page, so that the first screen asks for nothing. */
export function takeFirstScreen(): void {
  const text = document.getElementById("first-screen")?.textContent;
  if (!text) return;
  for (const [address, answer] of Object.entries(JSON.parse(text) as Record<string, unknown>)) queryClient.setQueryData([address], answer);
}
