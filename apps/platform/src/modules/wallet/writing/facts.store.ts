import { prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import {
  keyFromUuid,
  MOST_ROUNDS,
  noStarts,
  noteStart,
  uuidOf,
  type Fact,
  type RoundName,
  type Starts,
} from "../deciding/index.ts";
import { BLIND, FREE, kindOf, statusOf } from "../kinds.ts";
import { CAP_COLUMNS } from "../caps.store.ts";
import type { Account, Book, HouseAccount } from "../wallet.ts";

interface FactRow {
  readonly idem: string;
  readonly player: bigint;
  readonly vendor: number;
  readonly seq: bigint;
  readonly kind: number;
  readonly status: number;
  readonly units: bigint;
  readonly cash: bigint;
  readonly owed: bigint;
  readonly after: bigint;
  readonly round: string | null;
  readonly game: string | null;
  readonly ref: string | null;
  readonly contra: HouseAccount | null;
  readonly flags: number;
  readonly at: Temporal.Instant;
  readonly rolledBack: boolean;
  readonly taken: bigint;
}

/** The key of an id of the house's, as keys.ts makes it. */
const houseKey = (id: ReturnType<typeof sql>) =>
  sql`encode(substring(sha256(convert_to('0:' || ${id}, 'UTF8')) for 16), 'hex')::uuid`;
/**
 * What ended a hold, or a part of it, refers to it; before holds had names, it had the hold's own
 * key with another last word.
 */
const TAKEN = sql`case
  when entry.kind = 13
    then (
        select coalesce(sum(e.units), 0)::int8 from wallet_entry e
        where e.ref = entry.idem and e.kind in (14, 15)
      ) + case
        when entry.transaction like '%:hold'
          then (
            select coalesce(sum(e.units), 0)::int8 from wallet_entry e
            where e.idem in (
                ${houseKey(sql`left(entry.transaction, -4) || 'release'`)},
                ${houseKey(sql`left(entry.transaction, -4) || 'capture'`)}
              )
              and e.kind in (14, 15)
              and e.player = entry.player
              and e.ref is null
          )
        else 0
      end
  else 0
end`;

const FACT = sql`
  entry.idem, entry.player, entry.vendor, entry.seq, entry.kind, entry.status, entry.units,
  entry.cash, entry.owed, entry.after, entry.round, entry.game, entry.ref, entry.flags,
  (select at from wallet_batch where id = entry.batch) as at,
  case
    when entry.kind in (24, 25, 26) then (select name from wallet_house where id = entry.contra)
  end as contra,
  entry.status = 0
    and entry.kind in (1, 2)
    and exists (
      select from wallet_entry reversal where reversal.kind = 3 and reversal.ref = entry.idem
    ) as "rolledBack",
  ${TAKEN} as taken`;

/** The entries of some keys. */
export async function selectFacts(tx: Tx, idems: readonly string[]): Promise<Fact[]> {
  const rows = await tx.rows<FactRow>(sql`
    select ${FACT} from wallet_entry entry where entry.idem = any(${idems.map(uuidOf)}::uuid[])`);
  return rows.map(readFact);
}

/**
 * A bet of each of some rounds that a win may stand on: the newest that was not taken back. Read
 * backwards, because wins come soon after their bets.
 */
export async function selectRoundBets(tx: Tx, names: readonly RoundName[]): Promise<Fact[]> {
  const rows = await tx.rows<FactRow>(sql`
    select ${FACT}
    from unnest(
      ${names.map(({ player }) => player)}::int8[], ${names.map(({ vendor }) => vendor)}::int4[],
      ${names.map(({ round }) => round)}::text[]
    ) as asked (player, vendor, round)
    cross join lateral (
      select * from wallet_entry bet
      where bet.player = asked.player
        and bet.vendor = asked.vendor
        and bet.round = asked.round
        and bet.kind = 1
        and bet.status = 0
        and not exists (
          select from wallet_entry reversal where reversal.kind = 3 and reversal.ref = bet.idem
        )
      order by bet.seq desc limit 1
    ) entry`);
  return rows.map(readFact);
}

/** Which of some rounds have ended, by their places in the list. */
export async function selectClosedRounds(
  tx: Tx,
  names: readonly RoundName[],
): Promise<Set<number>> {
  const rows = await tx.rows<{ at: number }>(sql`
    select at::int - 1 as at from unnest(
      ${names.map(({ player }) => player)}::int8[], ${names.map(({ vendor }) => vendor)}::int4[],
      ${names.map(({ round }) => round)}::text[]
    ) with ordinality as asked (player, vendor, round, at)
    where exists (
      select from wallet_entry entry
      where entry.player = asked.player
        and entry.vendor = asked.vendor
        and entry.round = asked.round
        and entry.flags & 2 <> 0
    )`);
  return new Set(rows.map((row) => row.at));
}

/** A player's last bets that took money, without those taken back. */
export async function selectStarts(tx: Tx, player: bigint): Promise<Starts> {
  const bets = await tx.rows<{
    idem: string;
    vendor: number;
    game: string;
    round: string;
    cash: bigint;
    at: Temporal.Instant;
  }>(sql`
    select bet.idem, bet.vendor, bet.game, bet.round, bet.cash, batch.at
    from (
      select * from wallet_entry
      where player = ${player}
      order by seq desc limit ${MOST_ROUNDS}
    ) bet
    join wallet_batch batch on batch.id = bet.batch
    where bet.kind = 1
      and bet.status = 0
      and bet.cash < 0
      and not exists (
        select from wallet_entry reversal where reversal.kind = 3 and reversal.ref = bet.idem
      )
    order by bet.seq`);
  const starts = noStarts();
  for (const bet of bets)
    noteStart(starts, { ...bet, idem: keyFromUuid(bet.idem) }, bet.at.epochMilliseconds);
  return starts;
}

interface AccountRow extends Omit<Account, "excludedUntil" | "book"> {
  readonly book: Book;
  readonly excludedUntil: Temporal.Instant | null;
}

const ACCOUNT = sql`
  player, seq, cash, held, owed, currency, book, blocked, excluded_until as "excludedUntil",
  ${CAP_COLUMNS}`;

/**
 * The accounts of some players; unknown players are missing from the answer. Prepared: a batch of
 * strangers asks it before every write.
 */
export async function selectAccounts(tx: Tx, players: readonly bigint[]): Promise<Account[]> {
  const query = sql`select ${ACCOUNT} from wallet_account where player = any(${players}::int8[])`;
  return (await tx.rows<AccountRow>(prepared("wallet-accounts", query))).map(readAccount);
}

/**
 * The same, locked until the transaction ends, in player order so that two transactions never wait
 * for each other in a ring.
 */
export async function lockAccounts(tx: Tx, players: readonly bigint[]): Promise<Account[]> {
  return (
    await tx.rows<AccountRow>(sql`
      select ${ACCOUNT} from wallet_account
      where player = any(${players}::int8[])
      order by player for update`)
  ).map(readAccount);
}

/** What some players have in cash, in ledger units; a player without an account is missing. */
export async function cashOf(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  return new Map((await selectAccounts(tx, players)).map(({ player, cash }) => [player, cash]));
}

/**
 * Those of some players' accounts that no other transaction holds, locked until this one ends.
 * Waits for nobody.
 */
export async function lockFreeAccounts(tx: Tx, players: readonly bigint[]): Promise<bigint[]> {
  const query = sql`
    select player from wallet_account
    where player = any(${players}::int8[])
    order by player for update skip locked`;
  return (await tx.rows<{ player: bigint }>(query)).map(({ player }) => player);
}

/** Those of some players whose accounts another transaction holds. Waits for nobody. */
export async function selectHeldAccounts(tx: Tx, players: readonly bigint[]): Promise<bigint[]> {
  const query = sql`
    with free as materialized (
      select player from wallet_account
      where player = any(${players}::int8[])
      order by player for update skip locked
    )
    select player from wallet_account
    where player = any(${players}::int8[]) and player not in (select player from free)`;
  return (await tx.rows<{ player: bigint }>(query)).map(({ player }) => player);
}

/** What a player's account is to be given: the sum of some wins, in ledger units. */
export interface Credit {
  readonly player: bigint;
  readonly wins: number;
  readonly units: bigint;
  readonly currency: string;
}

/**
 * Gives accounts their wins, to players in order, and answers them as they stood before. Whose
 * account can't take it is missing from the answer.
 */
export async function creditAccounts(tx: Tx, credits: readonly Credit[]): Promise<Account[]> {
  const query = sql`
    select ${ACCOUNT} from wallet_credit(
      ${credits.map(({ player }) => player)}::int8[], ${credits.map(({ wins }) => wins)}::int4[],
      ${credits.map(({ units }) => units)}::int8[]
    )`;
  return (await tx.rows<AccountRow>(prepared("wallet-credit", query))).map(readAccount);
}

/** Opens an account with nothing in it; does nothing for a player who has one. */
export async function insertAccount(
  tx: Tx,
  player: bigint,
  currency: string,
  book: Book,
): Promise<void> {
  await tx.run(sql`
    insert into wallet_account (player, currency, book) values (${player}, ${currency}, ${book})
    on conflict do nothing`);
}

function readAccount(row: AccountRow): Account {
  return { ...row, excludedUntil: row.excludedUntil?.epochMilliseconds ?? null };
}

function readFact(row: FactRow): Fact {
  const { flags, kind, status, idem, ref, at, ...same } = row;
  return {
    ...same,
    at: at.epochMilliseconds,
    idem: keyFromUuid(idem),
    ref: ref === null ? null : keyFromUuid(ref),
    kind: kindOf(kind),
    status: statusOf(status),
    free: (flags & FREE) !== 0,
    blind: (flags & BLIND) !== 0,
  };
}
