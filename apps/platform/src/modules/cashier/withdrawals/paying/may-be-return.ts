import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { cameBack, wasDeposited } from "./returns.store.ts";

/**
 * Whether a number of a brand's bank may be that of a payout that came back: one arrival is
 * refunded once, and not what was credited as a deposit. Locks the number until the transaction
 * ends.
 */
export async function mayBeReturn(
  tx: Tx,
  brandId: bigint,
  reference: string,
): Promise<Result<true, "RETURN_KNOWN" | "REFERENCE_USED">> {
  if (await cameBack(tx, brandId, reference)) return refuse("RETURN_KNOWN");
  if (await wasDeposited(tx, brandId, reference)) return refuse("REFERENCE_USED");
  return ok(true);
}
