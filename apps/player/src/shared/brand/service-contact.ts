import type { Permission } from "@perya/api-client/player";

type Service = Permission["info"]["customerService"][number];

/** From this rank of the club on, VIP service helps. */
const HIGHEST_ORDINARY_RANK = 4;

/**
 * Customer service for a player's rank: VIP service from the fifth on, if the brand has one, live
 * chat for everyone else. Undefined if the brand has none.
 */
export function serviceFor(contacts: readonly Service[], rankLevel: number): Service | undefined {
  const wanted = rankLevel > HIGHEST_ORDINARY_RANK ? "VIP" : "LIVECHAT";
  return (
    contacts.find(({ csType }) => csType === wanted) ??
    contacts.find(({ csType }) => csType === "LIVECHAT")
  );
}
