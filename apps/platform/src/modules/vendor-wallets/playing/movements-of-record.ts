import type { PlayedRecord, VendorCommand } from "@perya/wallet-protocol";
import type { Movement } from "../../wallet/index.ts";
import { keptAt } from "../legs.ts";
import type { VendorWallet } from "../wallets.store.ts";

type WalletAt = Pick<VendorWallet, "id" | "vendor">;

/**
 * What a bet or a win did to what the vendor keeps, in ledger units. What a rollback did is known
 * once it is booked.
 */
export function changeOf({ kind, units }: PlayedRecord): bigint {
  if (kind === "rollback") return 0n;
  return kind === "bet" ? -units : units;
}

/**
 * A record as the ledger books it, as one group: the money leaves what the vendor keeps, is staked,
 * and what is won goes back there. Cash is the same before and after, and the round is one like
 * those that are played from our own wallet. A rollback stands alone: see `bookRollback`.
 */
export function movementsOfRecord(wallet: WalletAt, record: PlayedRecord): readonly Movement[] {
  const { kind, transaction, round, game, currency, units } = record;
  const { id: player, vendor } = wallet;
  const played: VendorCommand = {
    kind,
    vendor,
    player,
    transaction,
    round,
    game,
    currency,
    units: kind === "rollback" ? 0n : units,
    reference: kind === "bet" ? null : record.reference,
    free: false,
    closesRound: record.closesRound,
    ...(kind === "bet" && { played: true as const }),
  };
  const change = changeOf(record);
  if (change === 0n) return [played];
  const leg = legOfRecord(wallet, record, change);
  return kind === "bet" ? [leg, played] : [played, leg];
}

/** The leg that changes what the vendor keeps, by so many ledger units: to cash or from it. */
export function legOfRecord(
  { id: player, vendor }: WalletAt,
  { transaction, round }: PlayedRecord,
  change: bigint,
): Movement {
  const key = `vendor-record:${vendor}:${transaction}`;
  const money = { player, key, contra: keptAt(vendor), reason: round };
  return change < 0n
    ? { ...money, kind: "credit", units: -change }
    : { ...money, kind: "debit", units: change };
}
