import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { kindCode } from "../kinds.ts";
import type { EntryKind } from "../wallet.ts";

/** A bet that is followed by so many entries of its player is over. */
const LOOK_BACK = 5_000n;
const PLAY: readonly EntryKind[] = ["bet", "win", "rollback", "close", "tombstone"];
const codes = (kinds: readonly EntryKind[]) => raw(kinds.map(kindCode).join(", "));

/** What moved a player's cash on one account of the house; none where it stayed the player's. */
interface MovedCash {
  readonly contra: string | null;
  /** Signed ledger units. */
  readonly cash: bigint;
}

/** What the house moved of a player's cash after an entry, by the account on its other side. */
export function movedAfter(tx: Tx, player: bigint, seq: bigint): Promise<MovedCash[]> {
  return tx.rows(sql`
    select (select name from wallet_house where id = e.contra) as contra,
      sum(e.cash)::int8 as cash
    from wallet_entry e
    where e.player = ${player} and e.seq > ${seq} and e.kind > 2
      and e.kind not in (${codes(PLAY)}) and e.status = 0
    group by e.contra`);
}

/**
 * What came back to a player's cash after an entry from bets that were placed up to it, signed:
 * a win that is rolled back counts below zero. Ledger units.
 */
export async function returnedAfter(tx: Tx, player: bigint, seq: bigint): Promise<bigint> {
  const row = await tx.row<{ units: bigint }>(sql`
    with bets as materialized (
      select idem, vendor, round from wallet_entry
      where player = ${player} and seq <= ${seq} and seq > ${seq - LOOK_BACK}
        and kind = ${kindCode("bet")} and status = 0
    )
    select coalesce(sum(e.cash), 0)::int8 as units
    from wallet_entry e
    where e.player = ${player} and e.seq > ${seq} and e.status = 0
      and e.kind in (${codes(["win", "rollback"])})
      and (e.ref in (select idem from bets)
        or (e.vendor, e.round) in (select vendor, round from bets where round is not null))`);
  return row?.units ?? 0n;
}

/** A movement of the house under a reason. */
interface NotedEntry {
  readonly at: Temporal.Instant;
  /** Signed ledger units of cash, and what became owed with it. */
  readonly units: bigint;
}

/** What the house credited to a player and took back under a reason, oldest first. */
export function entriesNoted(tx: Tx, player: bigint, reason: string): Promise<NotedEntry[]> {
  return tx.rows(sql`
    select b.at, e.cash - e.owed as units
    from wallet_entry e
    join wallet_batch b on b.id = e.batch
    where e.player = ${player} and e.kind > 2 and e.kind in (${codes(["credit", "reverse"])})
      and e.note = ${reason} and e.status = 0
    order by e.seq`);
}
