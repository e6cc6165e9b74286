import type { Database } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { FOLLOWER } from "../../apps/platform/src/modules/rounds/following/follow-ledger.ts";
import { putIndexes, takeIndexes } from "../growth/fill/indexes.ts";

/** Movements of a player, and entries in a batch. */
const PER_PLAYER = 1_000;
const PER_BATCH = 8;
/** One round in this many of a player is taken back later; another has one entry alone. */
const PER_LATE = 100;
/** Movements that are written in one transaction. */
const AT_ONCE = 200_000;
const TABLES = ["wallet_entry", "wallet_batch", "betting_record"];
const VENDOR = 3;
const SPAN_S = 30 * 86_400;

/**
 * Fills an empty ledger with so many movements, a whole number of players' thousands, and the
 * betting records that its follower would have made of them: rounds of a bet and a win, of which
 * some are taken back long after their close. Statements make them, without the wallet: chains and
 * balances are of no interest here. Nothing of the record of turnover is written.
 */
export async function fillRounds(db: Database, movements: number): Promise<void> {
  const players = movements / PER_PLAYER;
  const taken = await takeIndexes(db, TABLES);
  await db.run(sql`
    insert into player (id, public_id, brand_id, username, currency, book, country)
    overriding system value
    select id, 'pl_' || lpad(id::text, 20, '0'), (select min(id) from brand), 'player' || id,
      'PHP', 'play', 'PH'
    from generate_series(1, ${players}::int8) id`);
  await db.run(sql`
    insert into wallet_account (player, seq, currency, book)
    select id, ${PER_PLAYER}, 'PHP', 'play' from generate_series(1, ${players}::int8) id`);
  for (let from = 0; from < movements; from += AT_ONCE)
    await db.inTransaction(async (tx) => {
      const to = Math.min(movements, from + AT_ONCE) - 1;
      await tx.run(sql`
        insert into wallet_batch (
          id, writer, lane, n, entries, contra, delta, digest, at
        ) overriding system value
        select n + 1, '00000000-0000-4000-8000-000000000000', 0, n + 1, ${PER_BATCH}, '{}', '{}',
          '', now() - ${SPAN_S}::int4 * interval '1 s'
            + n * ${(SPAN_S * PER_BATCH) / movements}::float8 * interval '1 s'
        from generate_series(
          ${from / PER_BATCH}::int8, ${Math.floor(to / PER_BATCH)}::int8
        ) n`);
      await tx.run(entriesOf(from, to, players));
    });
  await fillRecords(db);
  await db.run(sql`
    insert into wallet_follower (name, read_to)
    select ${FOLLOWER}, max(tx::text::int8) from wallet_batch
    on conflict (name) do update set read_to = excluded.read_to`);
  await putIndexes(db, taken);
  await db.run(sql`vacuum analyze wallet_entry, wallet_batch, betting_record`);
}

const entriesOf = (from: number, to: number, players: number) => sql`
  insert into wallet_entry (
    player, seq, batch, units, cash, after, held, owed, idem, ref, vendor, contra, kind, status,
    flags, transaction, round, game
  )
  select player, seq, batch, abs(cash), cash, 0, 0, 0, md5(kind || name)::uuid,
    case kind when 2 then md5(1 || name)::uuid when 3 then md5(2 || taken)::uuid end,
    ${VENDOR}, case kind when 1 then 0 else 1 end, kind, 0, case when closes then 2 else 0 end,
    md5(kind || name)::uuid::text, md5(case kind when 3 then taken else name end)::uuid::text,
    'bench'
  from (
    select *,
      case kind when 1 then -100000 when 2 then 10000 * (1 + n % 20) else -10000 end as cash,
      player || '-' || (seq + 1) / 2 as name,
      player || '-' || (seq + 1) / 2 - ${raw(String(PER_LATE / 2))} as taken
    from (
      select *,
        case
          when not alone then 2 - seq % 2
          when seq % 2 = 1 then 3
          else 1
        end as kind,
        seq % 2 = 0 as closes
      from (
        select n, n % ${players}::int8 + 1 as player, n / ${players}::int8 + 1 as seq,
          n / ${raw(String(PER_BATCH))} + 1 as batch,
          (n / ${players}::int8 + 2) / 2 % ${raw(String(PER_LATE))} = 0 as alone
        from generate_series(${from}::int8, ${to}::int8) n
      ) numbered
    ) played
  ) named`;

async function fillRecords(db: Database): Promise<void> {
  await db.run(sql`
    insert into betting_record (
      player_id, vendor_id, round, game_code, currency, book, stake, payout, made, standing, closed,
      opened_at, closed_at, first_seq, last_seq, brand_id, excluded, category, turnover, closed_seq
    )
    select player, vendor, round, 'bench', 'PHP', 'play', -sum(cash) filter (where kind = 1),
      coalesce(sum(cash) filter (where kind <> 1), 0), 1, 1, true, min(at),
      max(at) filter (where flags = 2), min(seq), max(seq), (select min(id) from brand), false,
      'RNG', 100000, max(seq) filter (where flags = 2)
    from wallet_entry e
    join wallet_batch b on b.id = e.batch
    group by player, vendor, round
    order by min(batch)`);
}
