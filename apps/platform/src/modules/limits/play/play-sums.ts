import type { Tx } from "@perya/postgres";
import { sumEntries } from "../../wallet/index.ts";

/** What a player staked, got back and made of it since a time. Ledger units. */
export interface PlaySums {
  readonly staked: bigint;
  readonly paid: bigint;
  /** Payouts less stakes. */
  readonly net: bigint;
}

/** What was taken back was not played. */
export async function playSums(tx: Tx, player: bigint, from: Temporal.Instant): Promise<PlaySums> {
  const to = Temporal.Instant.from("9999-01-01T00:00:00Z");
  const of = (kind: "bet" | "win" | "rollback") =>
    sumEntries(tx, player, { from, to, kinds: [kind] });
  const [bets, wins, rollbacks] = [await of("bet"), await of("win"), await of("rollback")];
  const staked = (bets?.went ?? 0n) - (rollbacks?.came ?? 0n);
  const paid = (wins?.came ?? 0n) - (rollbacks?.went ?? 0n);
  return { staked, paid, net: paid - staked };
}
