import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * An entry that can't stand beside the others of its round, and what is wrong with it, as the end
 * of a sentence about it.
 */
export interface InconsistentEntry {
  readonly player: bigint;
  readonly seq: bigint;
  readonly currency: string;
  readonly book: string;
  readonly wrong: string;
}

const IS_BET = sql`e.kind = 1 and e.status = 0`;
const ROUND_HAD_ENDED = sql`exists (
  select from wallet_entry c
  where c.player = e.player
    and c.vendor = e.vendor
    and c.round = e.round
    and c.flags & 2 <> 0
    and c.seq < e.seq
)`;
const WAS_TAKEN_BACK = sql`exists (
  select from wallet_entry r where r.kind = 3 and r.ref = e.ref and r.contra <> 0 and r.seq < e.seq
)`;
const STANDS_ON_BET = sql`
  o.player = e.player
  and o.seq < e.seq
  and o.kind = 1
  and o.status = 0
  and o.vendor = e.vendor
  and o.round = e.round`;
/** Read backwards, because the bet of a win was written just before it. */
const ROUND_HAS_BET = sql`(
  select true from wallet_entry b
  where b.player = e.player
    and b.seq < e.seq
    and b.kind = 1
    and b.status = 0
    and b.vendor = e.vendor
    and b.round = e.round
    and not exists (
      select from wallet_entry r where r.kind = 3 and r.ref = b.idem and r.seq < e.seq
    )
  order by b.seq desc limit 1
)`;
const GIVES_IT_BACK = sql`
  o.player = e.player
  and o.seq < e.seq
  and o.kind in (1, 2)
  and o.status = 0
  and e.cash - e.owed = -o.cash`;

/**
 * Entries among some, named by their players and seqs, whose legs don't match their rounds: a stake
 * or a prize that is not what was asked, a bet behind the round's end, a win without a bet, a
 * reversal of something else than it names, or a second one. A reversal without a contra account
 * had nothing to take back and moved nothing.
 */
export function selectInconsistentEntries(
  tx: Tx,
  players: readonly number[],
  seqs: readonly number[],
): Promise<InconsistentEntry[]> {
  return tx.rows(sql`
    select e.player, e.seq, a.currency, a.book, found.wrong
    from unnest(${players}::int8[], ${seqs}::int8[]) as asked (player, seq)
    join wallet_entry e on e.player = asked.player and e.seq = asked.seq
    join wallet_account a on a.player = e.player
    left join wallet_entry o on o.idem = e.ref
    cross join lateral (
      select case
        when (e.status <> 0 or e.kind in (4, 5) or e.kind = 3 and e.contra = 0)
          and (e.cash <> 0 or e.held <> 0 or e.owed <> 0)
          then 'moves money that it must not move'
        when ${IS_BET} and e.cash <> case when e.flags & 1 <> 0 then 0 else -e.units end
          then 'takes another stake than was asked'
        when ${IS_BET} and ${ROUND_HAD_ENDED} then 'is a bet in a round that had ended'
        when e.kind = 2 and e.cash <> e.units then 'pays another prize than was asked'
        when e.kind = 2 and e.ref is not null and (${STANDS_ON_BET}) is not true
          then 'pays on no bet of its round'
        when e.kind = 2 and e.ref is not null and ${WAS_TAKEN_BACK}
          then 'pays on a bet that had been taken back'
        when e.kind = 2 and e.ref is null and ${ROUND_HAS_BET} is not true
          then 'pays in a round without a bet'
        when e.kind = 3 and e.contra <> 0 and (${GIVES_IT_BACK}) is not true
          then 'does not give back what it names'
        when e.kind = 3 and e.contra <> 0 and ${WAS_TAKEN_BACK}
          then 'takes back what had been taken back'
      end as wrong
    ) found
    where found.wrong is not null
    limit 20`);
}
