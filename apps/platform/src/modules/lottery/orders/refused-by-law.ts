import type { Bet } from "./bet.ts";
import { refuseOrder, type OrderRefused } from "./order-refusal.ts";

/**
 * What the law refuses an order by, at a time in milliseconds since 1970; the wallet decides the
 * same. Undefined when it accepts it. A player reads the bound, staff the rule.
 */
export function refusedByLaw({ law, stake }: Bet, now: number): OrderRefused | undefined {
  const inForce = law.findLast(({ from }) => from <= now);
  if (!inForce) return undefined;
  const { tooYoung, closed, highest, lowest } = inForce;
  if (tooYoung !== null) return refuseOrder("PLAYER_DISABLED");
  if (closed !== null) return refuseOrder("GAME_OFF");
  if (highest && stake > highest.value)
    return refuseOrder("LIMIT_REACHED", { limit: highest.value });
  return lowest && stake < lowest.value
    ? refuseOrder("UNIT_TOO_SMALL", { limit: lowest.value })
    : undefined;
}
