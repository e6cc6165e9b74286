import { prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { AWAY_NAMES, type Played, type StoredPart, type WindowName } from "../deciding/index.ts";
import { kindCode, kindOf } from "../kinds.ts";

/** Sums as they stood after a player's entry. */
export type StoredSums = Readonly<Record<WindowName, StoredPart[]>> & { readonly seq: bigint };

/** A player's log up to an entry. */
export interface LogEnd {
  readonly player: bigint;
  readonly seq: bigint;
}

type Flat = string[];

/** The sums stored last of some players, where they are no newer than the asked entries. */
export async function selectSums(
  tx: Tx,
  ends: readonly LogEnd[],
): Promise<ReadonlyMap<bigint, StoredSums>> {
  const query = sql`
    select stored.player, stored.seq, day, week, month
    from unnest(${ends.map(({ player }) => player)}::int8[], ${ends.map(({ seq }) => seq)}::int8[])
      as asked (player, seq)
    cross join lateral (
      select * from wallet_sums
      where wallet_sums.player = asked.player and wallet_sums.seq <= asked.seq limit 1
    ) stored`;
  const rows = await tx.rows<{
    player: bigint;
    seq: bigint;
    day: Flat;
    week: Flat;
    month: Flat;
  }>(prepared("wallet-sums", query));
  return new Map(
    rows.map(({ player, seq, day, week, month }) => [
      player,
      { seq, day: parts(day), week: parts(week), month: parts(month) },
    ]),
  );
}

/** The sums that are kept, in the order of their players. */
export async function selectStored(
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<(StoredSums & { readonly player: bigint })[]> {
  const rows = await tx.rows<{
    player: bigint;
    seq: bigint;
    day: Flat;
    week: Flat;
    month: Flat;
  }>(sql`
    select player, seq, day, week, month from wallet_sums
    where player > ${after} order by player limit ${limit}`);
  return rows.map(({ player, seq, day, week, month }) => ({
    player,
    seq,
    day: parts(day),
    week: parts(week),
    month: parts(month),
  }));
}

/** What is elsewhere of some players after an entry of each, in ledger units; zero is left out. */
export async function selectAway(
  tx: Tx,
  ends: readonly LogEnd[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const query = sql`
    select log.player, -sum(moved.cash)::bigint as away
    from unnest(${ends.map(({ player }) => player)}::int8[], ${ends.map(({ seq }) => seq)}::int8[])
      as log (player, seq)
    cross join lateral (
      select entry.cash from wallet_entry entry
      where entry.player = log.player
        and entry.kind in (${kindCode("credit")}, ${kindCode("debit")})
        and entry.seq <= log.seq
        and entry.contra in (select id from wallet_house where name ~ ${AWAY_NAMES})
    ) moved
    group by log.player`;
  const rows = await tx.rows<{ player: bigint; away: bigint }>(prepared("wallet-away", query));
  return new Map(rows.map(({ player, away }) => [player, away]));
}

/** Part of a player's log: the entries after one and before another. */
export interface LogPart {
  readonly player: bigint;
  readonly after: bigint;
  readonly before: bigint;
}

/** An entry as sums ask for it: what it did, and what it took back. */
export interface PlayedEntry {
  readonly player: bigint;
  readonly seq: bigint;
  /** Whether it is older than any window. */
  readonly past: boolean;
  readonly played: Played | undefined;
  readonly takenBack: Played | undefined;
}

/**
 * When an entry was written. Looked up entry by entry: a join would read every batch of the ledger
 * wherever the planner expects many entries.
 */
const AT = sql`(select at from wallet_batch where id = entry.batch) as at`;

interface PlayedRow {
  readonly player: bigint;
  readonly seq: bigint;
  readonly kind: number;
  readonly cash: bigint;
  readonly at: Temporal.Instant;
  readonly past: boolean;
  readonly refKind: number | null;
  readonly refCash: bigint | null;
  readonly refAt: Temporal.Instant | null;
}

/**
 * The last `most` entries of some parts of logs, the newest of a player first. A rollback that
 * moved nothing took nothing back. The longest window is 30 days and a part of them.
 */
export async function selectPlayed(
  tx: Tx,
  logs: readonly LogPart[],
  most: number,
): Promise<PlayedEntry[]> {
  const query = sql`
    select e.player, e.seq, case when e.status = 0 then e.kind else 0 end as kind, e.cash, e.at,
      e.at < clock_timestamp() - interval '31 days' as past, taken.kind as "refKind",
      taken.cash as "refCash", taken.at as "refAt"
    from unnest(
      ${logs.map(({ player }) => player)}::int8[], ${logs.map(({ after }) => after)}::int8[],
      ${logs.map(({ before }) => before)}::int8[]
    ) as log (player, after, before)
    cross join lateral (
      select player, seq, kind, status, cash, owed, ref, ${AT}
      from wallet_entry entry
      where entry.player = log.player and entry.seq > log.after and entry.seq < log.before
      order by entry.seq desc limit ${most}
    ) e
    left join lateral (
      select kind, cash, ${AT}
      from wallet_entry entry
      where e.kind = 3
        and (e.cash <> 0 or e.owed <> 0)
        and entry.idem = e.ref
        and entry.status = 0
      limit 1
    ) taken on true
    order by e.player, e.seq desc`;
  const rows = await tx.rows<PlayedRow>(prepared("wallet-played", query));
  return rows.map(({ player, seq, past, kind, cash, at, refKind, refCash, refAt }) => ({
    player,
    seq,
    past,
    played: kind === 1 || kind === 2 ? play(kind, cash, at) : undefined,
    takenBack:
      refKind === null || refCash === null || refAt === null
        ? undefined
        : play(refKind, refCash, refAt),
  }));
}

function play(kind: number, cash: bigint, at: Temporal.Instant): Played {
  return { kind: kindOf(kind), cash, contra: null, at: at.epochMilliseconds };
}

function parts(numbers: Flat): StoredPart[] {
  const result: StoredPart[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3)
    result.push([
      BigInt(numbers[at] ?? 0),
      BigInt(numbers[at + 1] ?? 0),
      BigInt(numbers[at + 2] ?? 0),
    ]);
  return result;
}
