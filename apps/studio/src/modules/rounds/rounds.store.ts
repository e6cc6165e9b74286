import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Round } from "./round.ts";

const columns = sql`
  id, player, session, game, version, seed, commitment, client_seed as "clientSeed", nonce,
  currency, stake, reward, choice, status, state, step, payout, balance, reason,
  created_at as "createdAt"`;

export type NewRound = Pick<
  Round,
  | "id"
  | "player"
  | "session"
  | "game"
  | "version"
  | "seed"
  | "commitment"
  | "clientSeed"
  | "nonce"
  | "currency"
  | "stake"
  | "reward"
  | "choice"
>;

/** Commits what decides a round, before the wallet is asked. */
export async function insertRound(tx: Tx, round: NewRound): Promise<void> {
  await tx.run(sql`
    insert into round (
      id, player, session, game, version, seed, commitment, client_seed, nonce, currency, stake,
      reward, choice, status
    )
    values (
      ${round.id}, ${round.player}, ${round.session}, ${round.game}, ${round.version},
      ${round.seed}, ${round.commitment}, ${round.clientSeed}, ${round.nonce}, ${round.currency},
      ${round.stake}, ${round.reward}::uuid, ${JSON.stringify(round.choice)}::jsonb, 'DEBITING'
    )`);
}

/** A round by its id. */
export async function selectRound(tx: Tx, id: string): Promise<Round | undefined> {
  return tx.row<Round>(sql`select ${columns} from round where id = ${id}`);
}

/** A round under a lock, for the transaction that moves it on. */
export async function lockRound(tx: Tx, id: string): Promise<Round | undefined> {
  return tx.row<Round>(sql`
    select ${columns}
    from round
    where id = ${id}
    for update`);
}

/** The player's round of a game that is not over. */
export async function selectOpenRound(
  tx: Tx,
  player: bigint,
  game: string,
): Promise<Round | undefined> {
  return tx.row<Round>(sql`
    select ${columns}
    from round
    where player = ${player}
      and game = ${game}
      and status in ('DEBITING', 'OPEN', 'PENDING_CREDIT')`);
}

/** What a session's paid rounds have paid less their stakes so far, in minor units. */
export async function selectNet(
  tx: Tx,
  { id, player, game }: { readonly id: bigint; readonly player: bigint; readonly game: string },
): Promise<bigint> {
  const row = await tx.row<{ net: bigint }>(sql`
    select coalesce(sum(payout - stake) filter (where reward is null), 0)::int8 as net from round
    where player = ${player}
      and game = ${game}
      and session = ${id}
      and status not in ('REJECTED', 'VOID')`);
  return row?.net ?? 0n;
}

/** Milliseconds since the player's last round of a game that took a stake began; null for none. */
export async function sinceLastStart(tx: Tx, player: bigint, game: string): Promise<number | null> {
  const row = await tx.row<{ ms: number }>(sql`
    select (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as ms
    from round
    where player = ${player} and game = ${game} and status not in ('REJECTED', 'VOID')
    order by created_at desc limit 1`);
  return row ? Math.floor(row.ms) : null;
}

/** The player's last round of a game that took a stake and that they have not seen to its end. */
export async function selectUnseenRound(
  tx: Tx,
  player: bigint,
  game: string,
): Promise<Round | undefined> {
  const last = await tx.row<Round & { shown: boolean }>(sql`
    select ${columns}, shown_at is not null as shown
    from round
    where player = ${player} and game = ${game} and status not in ('REJECTED', 'VOID')
    order by created_at desc limit 1`);
  return last?.shown ? undefined : last;
}

/** A page of the player's rounds of a game, newest first. */
export async function selectRounds(
  tx: Tx,
  player: bigint,
  game: string,
  page: { limit: number; offset: number },
): Promise<Round[]> {
  return tx.rows<Round>(sql`
    select ${columns}
    from round
    where player = ${player} and game = ${game}
    order by created_at desc, id limit ${page.limit} offset ${page.offset}`);
}

/** Writes the game's state after the stake was taken or a decision applied. */
export async function updateState(
  tx: Tx,
  id: string,
  next: { status: "OPEN" | "PENDING_CREDIT"; state: unknown; step: number; payout: bigint },
): Promise<void> {
  await tx.run(sql`
    update round
    set status = ${next.status},
      state = ${JSON.stringify(next.state)}::jsonb,
      step = ${next.step},
      payout = ${next.payout},
      acted_at = now()
    where id = ${id}`);
}

/** Ends a round. */
export async function endRound(
  tx: Tx,
  id: string,
  status: "CLOSED" | "REJECTED" | "VOID",
  reason: string | null,
): Promise<void> {
  await tx.run(sql`update round set status = ${status}, reason = ${reason}, closed_at = now(),
    payout = case when ${status} = 'CLOSED' then payout else 0 end where id = ${id}`);
}

/** Stores the balance of the wallet's last answer. */
export async function updateBalance(tx: Tx, id: string, balance: bigint): Promise<void> {
  await tx.run(sql`update round set balance = ${balance} where id = ${id}`);
}

/** The last balance the wallet reported with any of the player's rounds, in ledger units. */
export async function selectLastBalance(
  tx: Tx,
  player: bigint,
  currency: string,
): Promise<bigint | null> {
  const row = await tx.row<{
    balance: bigint;
  }>(sql`
    select balance from round
    where player = ${player} and currency = ${currency} and balance is not null
    order by created_at desc limit 1`);
  return row?.balance ?? null;
}

/** The player has watched the round to its end. */
export async function markShown(tx: Tx, id: string, player: bigint): Promise<boolean> {
  return (
    (await tx.run(sql`
      update round set shown_at = coalesce(shown_at, now())
      where id = ${id} and player = ${player}`)) > 0
  );
}

/** Whether a round under this seed is not over. */
export async function hasOpenRound(tx: Tx, seed: bigint): Promise<boolean> {
  return (
    (await tx.row(sql`
      select 1 from round
      where seed = ${seed} and status in ('DEBITING', 'OPEN', 'PENDING_CREDIT')
      limit 1`)) !== undefined
  );
}

/** An open round that nobody has touched for so long, locked, passing by those that others hold. */
export async function lockAbandoned(tx: Tx, hours: number): Promise<Round | undefined> {
  return tx.row<Round>(sql`
    select ${columns}
    from round
    where status = 'OPEN' and acted_at < now() - ${hours} * interval '1 hour'
    order by acted_at limit 1 for update skip locked`);
}

/** Writes a decision of a staged round into its history. */
export async function insertAction(
  tx: Tx,
  round: string,
  step: number,
  action: unknown,
): Promise<void> {
  await tx.run(sql`
    insert into round_action (round, step, action)
    values (${round}, ${step}, ${JSON.stringify(action)}::jsonb)`);
}

/** The decisions of a round, in order. */
export async function selectActions(tx: Tx, round: string): Promise<unknown[]> {
  const rows = await tx.rows<{ action: unknown }>(
    sql`select action from round_action where round = ${round} order by step`,
  );
  return rows.map((row) => row.action);
}
