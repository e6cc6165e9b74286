import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellSubmitted } from "./tell-submitted.ts";
import { isTransfer, type Deposit } from "./deposit.ts";
import { lockDeposit, moveDeposit, setSlip } from "./deposits.store.ts";

/**
 * Attaches the proof of a manual transfer, which hands the deposit to staff. A slip that arrives
 * after the deadline is late money, not lost money. A better picture may replace the first until
 * staff have decided. Returns the name of the replaced slip too, so that it can be thrown away.
 */
export async function addSlip(
  tx: Tx,
  player: bigint,
  publicId: string,
  slip: string,
): Promise<Result<{ deposit: Deposit; replaced: string | null }, "NOT_FOUND" | "WRONG_STATE">> {
  const deposit = await lockDeposit(tx, publicId, { player });
  if (!deposit) return refuse("NOT_FOUND");
  if (!isTransfer(deposit)) return refuse("WRONG_STATE");
  const replaced = deposit.slip;
  switch (deposit.status) {
    case "AWAITING_PAYMENT":
      await tellSubmitted(tx, deposit);
      return ok({
        deposit: await moveDeposit(tx, await setSlip(tx, deposit, slip), "SUBMITTED", "player"),
        replaced,
      });
    case "SUBMITTED":
    case "REVIEW":
      return ok({ deposit: await setSlip(tx, deposit, slip), replaced });
    case "EXPIRED": {
      await tellSubmitted(tx, deposit);
      const late = await moveDeposit(tx, await setSlip(tx, deposit, slip), "LATE_PAID", "player");
      return ok({
        deposit: await moveDeposit(tx, late, "REVIEW", "system", {
          reason: "The slip arrived after the deadline",
        }),
        replaced,
      });
    }
    default:
      return refuse("WRONG_STATE");
  }
}
