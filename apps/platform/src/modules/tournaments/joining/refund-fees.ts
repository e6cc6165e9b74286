import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { tellFact } from "../../facts/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { tournamentFeePaidBack } from "../facts.ts";
import { feeAccountOf } from "../fees.ts";
import { titlesOf } from "../tournament.ts";
import { lockUnrefunded, updateRefunded } from "./entrants.store.ts";

/**
 * Pays back the fees of cancelled tournaments, each with its mark in one transaction, until none is
 * left: interrupted anywhere, each is paid back once.
 */
export async function refundFees({
  db,
  wallet,
  live,
}: Pick<Platform, "db" | "wallet" | "live">): Promise<void> {
  for (;;) {
    const player = await db.inTransaction((tx) => refundNext(tx, wallet));
    if (player === undefined) return;
    live.publishBalances([player]);
  }
}

async function refundNext(tx: Tx, wallet: Wallet): Promise<bigint | undefined> {
  const owed = await lockUnrefunded(tx);
  if (!owed) return undefined;
  const { publicId, player, fee: units, tournament, feeTo } = owed;
  const contra = feeAccountOf({ id: tournament, feeTo });
  const key = `tournament-refund:${publicId}:${player}`;
  const paid = await wallet.append(tx, [
    { kind: "credit", player, key, units, contra, reason: publicId },
  ]);
  if (!paid.ok) throw new Error(`A fee of ${publicId} was not paid back: ${paid.refusal}`);
  await updateRefunded(tx, owed);
  await tellFact(tx, tournamentFeePaidBack, {
    tournament: publicId,
    player,
    titles: titlesOf(owed),
    units,
    currency: owed.currency,
  });
  return player;
}
