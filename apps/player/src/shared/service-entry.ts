import type { Permission } from "@perya/api-client/player";

type Service = Permission["info"]["customerService"][number];

/** Above this rank of the club VIP service helps. */
const HIGHEST_ORDINARY_RANK = 4;

/** Who helps a player of a rank: VIP service from the fifth on, where the brand has one, live chat everybody else. Undefined where the brand has nobody. */
export function serviceFor(entries: readonly Service[], rankLevel: number): Service | undefined {
  const wanted = rankLevel > HIGHEST_ORDINARY_RANK ? "VIP" : "LIVECHAT";
  return (
    entries.find(({ csType }) => csType === wanted) ??
    entries.find(({ csType }) => csType === "LIVECHAT")
  );
}
