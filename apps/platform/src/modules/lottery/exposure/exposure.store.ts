import { sql, type Tx } from "@perya/postgres";
import { counterName, type Counter, type CounterKey, type Counters } from "./counters.ts";

interface Row extends CounterKey {
  readonly liability: bigint;
  readonly stake: bigint;
}

const ROW = sql`counter.issue_id as "issueId", counter.pool, counter.market, counter.selection, counter.liability, counter.stake`;

/** The counters of some keys, zero where there is no row yet. Rows are locked until the transaction ends, in one order, so that two never wait for each other in a ring. */
export async function lockCounters(tx: Tx, keys: ReadonlyMap<string, CounterKey>): Promise<Counters> {
  if (keys.size === 0) return new Map();
  const { text, values } = sql`
    select ${ROW} from unnest(${column(keys, "issueId")}::int8[], ${column(keys, "pool")}::text[], ${column(keys, "market")}::text[], ${column(keys, "selection")}::text[])
      as wanted (issue_id, pool, market, selection)
    join lottery_exposure counter using (issue_id, pool, market, selection)
    order by counter.issue_id, counter.pool, counter.market, counter.selection for update of counter`;
  const rows = await tx.rows<Row>({ name: "lottery-lock-counters", text, values });
  const found = new Map(rows.map((row) => [counterName(row), row]));
  return new Map(
    [...keys].map(([name, key]): [string, Counter] => {
      const row = found.get(name);
      return [name, { ...key, liability: row?.liability ?? 0n, stake: row?.stake ?? 0n, stored: row !== undefined, changed: false }];
    }),
  );
}

function column<Name extends keyof CounterKey>(keys: ReadonlyMap<string, CounterKey>, name: Name): CounterKey[Name][] {
  return [...keys.values()].map((key) => key[name]);
}

/** Every counter of an issue, as it stands. */
export function selectCounters(tx: Tx, issueId: bigint): Promise<Row[]> {
  return tx.rows(sql`select ${ROW} from lottery_exposure counter where counter.issue_id = ${issueId}`);
}

/** The counters of one pool in an issue that have any liability, for the prices that are shown. */
export function selectPool(tx: Tx, issueId: bigint, pool: string): Promise<Row[]> {
  return tx.rows(
    sql`select ${ROW} from lottery_exposure counter where counter.issue_id = ${issueId} and counter.pool = ${pool} and counter.liability > 0`,
  );
}

/** What was staked in an issue by each pool of money, and by how many orders. */
export function selectPools(tx: Tx, issueId: bigint): Promise<{ pool: string; stake: bigint; orders: number }[]> {
  return tx.rows(sql`
    select currency || ':' || book as pool, sum(stake) as stake, count(*)::int as orders from lottery_order
    where issue_id = ${issueId} and cancelled_at is null group by 1 order by 1`);
}

/** Writes what was counted. False when somebody else has made one of the rows that were missing. */
export async function writeCounters(tx: Tx, counters: Counters): Promise<boolean> {
  const changed = [...counters.values()].filter((counter) => counter.changed).toSorted((a, b) => (counterName(a) < counterName(b) ? -1 : 1));
  const stored = changed.filter((counter) => counter.stored);
  const fresh = changed.filter((counter) => !counter.stored);
  if (stored.length > 0) {
    const update = sql`
      update lottery_exposure counter set liability = new.liability, stake = new.stake from ${unnested(stored)}
      where (counter.issue_id, counter.pool, counter.market, counter.selection) = (new.issue_id, new.pool, new.market, new.selection)`;
    await tx.run({ name: "lottery-update-counters", text: update.text, values: update.values });
  }
  if (fresh.length === 0) return true;
  const insert = sql`
    insert into lottery_exposure (issue_id, pool, market, selection, liability, stake)
    select issue_id, pool, market, selection, liability, stake from ${unnested(fresh)} on conflict do nothing`;
  return (await tx.run({ name: "lottery-insert-counters", text: insert.text, values: insert.values })) === fresh.length;
}

function unnested(counters: readonly Counter[]) {
  return sql`unnest(${counters.map(({ issueId }) => issueId)}::int8[], ${counters.map(({ pool }) => pool)}::text[], ${counters.map(({ market }) => market)}::text[],
    ${counters.map(({ selection }) => selection)}::text[], ${counters.map(({ liability }) => liability)}::int8[], ${counters.map(({ stake }) => stake)}::int8[])
    as new (issue_id, pool, market, selection, liability, stake)`;
}
