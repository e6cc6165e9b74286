import type { Player } from "../../players/index.ts";
import type { Promotion } from "../promotion.ts";

/** Whether a player of the promotion's brand is among those it is for. */
export function isAmong(
  { brandId, audience }: Pick<Promotion, "brandId" | "audience">,
  player: Player,
): boolean {
  const { countries, levels, registeredFrom, registeredBefore } = audience;
  const { createdAt } = player;
  return (
    player.brandId === brandId &&
    (countries.length === 0 || countries.includes(player.country)) &&
    (levels.length === 0 || levels.includes(player.kycLevel)) &&
    (registeredFrom === null || Temporal.Instant.compare(createdAt, registeredFrom) >= 0) &&
    (registeredBefore === null || Temporal.Instant.compare(createdAt, registeredBefore) < 0)
  );
}
