import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { withdrawalEnded } from "../facts.ts";
import { walletKey, type Withdrawal } from "./withdrawal.ts";

/**
 * Ends a withdrawal: releases the held money to the player's cash, or captures it for the payout.
 * Throws when the ledger disagrees: the hold must be there.
 */
export async function endHold(
  tx: Tx,
  wallet: Wallet,
  withdrawal: Withdrawal,
  how: "release" | "capture",
): Promise<void> {
  const { player, publicId, brandId, currency, units } = withdrawal;
  const ended = await wallet.append(tx, [
    {
      kind: how,
      player,
      key: walletKey(withdrawal, how),
      hold: walletKey(withdrawal, "hold"),
      reason: publicId,
    },
  ]);
  if (!ended.ok) throw new Error(`Withdrawal ${publicId}: ${how} was refused: ${ended.refusal}`);
  if (ended.value[0]?.replayed) throw new Error(`Withdrawal ${publicId}: ${how} happened before`);
  await tellFact(tx, withdrawalEnded, {
    withdrawal: publicId,
    player,
    brand: brandId,
    currency,
    units,
    paid: how === "capture",
  });
}
