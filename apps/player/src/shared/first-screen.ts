import type { Permission } from "@perya/api-client/player";
import { keepPermission, PERMISSION } from "./permission.ts";
import { queryClient } from "./query-client.ts";

/** Takes over the answers the server put into the page, so that the first screen asks for nothing. */
export function takeFirstScreen(): void {
  const text = document.getElementById("first-screen")?.textContent;
  if (!text) return;
  const answers = JSON.parse(text) as Record<string, unknown>;
  for (const [address, answer] of Object.entries(answers)) queryClient.setQueryData([address], answer);
  const permission = answers[PERMISSION.queryKey[0]];
  if (permission) keepPermission(permission as Permission);
}
