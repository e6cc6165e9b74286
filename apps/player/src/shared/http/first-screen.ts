import { isSignedIn } from "../session/session.ts";
import { queryClient } from "./query-client.ts";

/** Addresses that answer a member otherwise than the guest for whom the server drew the page. */
const OWN = /^\/(?:points|promotions|raffles|red-packets)(?:[/?]|$)/;

/**
 * Takes over the answers the server put into the page, by their keys, so that the first screen asks
 * for nothing. A member is shown them too, and reads their own at once.
 */
export function takeFirstScreen(): void {
  const text = document.getElementById("first-screen")?.textContent;
  if (!text) return;
  for (const [key, answer] of JSON.parse(text) as [key: readonly unknown[], answer: unknown][]) {
    const isOld = isSignedIn() && OWN.test(String(key[0]));
    queryClient.setQueryData(key, answer, isOld ? { updatedAt: 0 } : {});
  }
}
