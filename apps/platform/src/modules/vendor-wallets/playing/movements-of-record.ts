import type { PlayedRecord, VendorCommand } from "@perya/wallet-protocol";
import type { HouseCommand, Movement } from "../../wallet/index.ts";
import { keptAt } from "../legs.ts";
import type { VendorWallet } from "../wallets.store.ts";

/** What a record did to what the vendor keeps, in ledger units. */
export function changeOf({ kind, units }: PlayedRecord): bigint {
  return kind === "bet" ? -units : units;
}

/**
 * A record as the ledger books it, as one group: the money leaves what the vendor keeps, is staked,
 * and what is won goes back there. Cash is the same before and after, and the round is one like
 * those that are played from our own wallet.
 */
export function movementsOfRecord(
  wallet: Pick<VendorWallet, "id" | "vendor">,
  record: PlayedRecord,
): readonly Movement[] {
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
  if (units === 0n) return [played];
  const key = `vendor-record:${vendor}:${transaction}`;
  const money = { player, key, units, contra: keptAt(vendor), reason: round };
  const leg: HouseCommand =
    kind === "bet" ? { ...money, kind: "credit" } : { ...money, kind: "debit" };
  return kind === "bet" ? [leg, played] : [played, leg];
}
