import type { Tx } from "@perya/postgres";
import type { Wallet } from "../../../wallet/index.ts";
import { setBooked, type LateOutcome, type LatePayout } from "./problems.store.ts";

/**
 * Books a payout that came late, once: its money left the house's account like that of any other.
 * Owed, it is taken from cash, and what is not there is owed. Borne, the house gives the player as
 * much first, at its own cost, so that neither cash nor debts change. Throws when the ledger
 * refuses.
 */
export async function bookLatePayout(
  tx: Tx,
  wallet: Wallet,
  { publicId, player, units, withdrawal }: LatePayout,
  outcome: LateOutcome,
): Promise<void> {
  const of = { player, units, reason: withdrawal };
  const key = `late-payout:${publicId}`;
  const out = { ...of, key, contra: "payouts" } as const;
  const booked = await wallet.append(
    tx,
    outcome === "OWED"
      ? [{ ...out, kind: "reverse" }]
      : [
          { ...of, kind: "credit", key: `${key}:borne`, contra: "late-payouts" },
          { ...out, kind: "debit" },
        ],
  );
  if (!booked.ok) throw new Error(`Payout ${publicId} could not be booked: ${booked.refusal}`);
  await setBooked(tx, publicId);
}
