import type { Tx } from "@perya/postgres";
import { currentSection } from "../../settings/index.ts";
import { brandOfLogin, updateWithdrawalsFrom } from "./payment.store.ts";

/**
 * Hours that withdrawals of a brand's players wait after what protects them was replaced without
 * the old one: time for the owner to notice.
 */
export async function securityWaitHours(tx: Tx, brandId: bigint): Promise<number> {
  return (await currentSection(tx, brandId, "cashier")).securityWaitHours;
}

/** No withdrawal for the brand's hours from a time on, or from now; a longer wait stays. */
export async function postponeWithdrawals(
  tx: Tx,
  playerId: bigint,
  since?: Temporal.Instant,
): Promise<void> {
  const brandId = await brandOfLogin(tx, playerId);
  if (brandId === undefined) return;
  const hours = await securityWaitHours(tx, brandId);
  await updateWithdrawalsFrom(tx, playerId, hours, since);
}
