import { prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { counterAt, counterName, type CounterKey, type Counters } from "./counters.ts";

interface Row extends CounterKey {
  readonly liability: bigint;
  readonly stake: bigint;
}

const ROW = sql`
  counter.issue_id as "issueId", counter.pool, counter.market, counter.selection, counter.liability,
  counter.stake`;

/** The counters of some keys, zero where there is no row yet. */
export async function selectCountersOf(
  tx: Tx,
  keys: ReadonlyMap<string, CounterKey>,
): Promise<Counters> {
  const column = <Name extends keyof CounterKey>(name: Name) =>
    Array.from(keys.values(), (key) => key[name]);
  const query = sql`
    select ${ROW}
    from unnest(
      ${column("issueId")}::int8[], ${column("pool")}::text[], ${column("market")}::text[],
      ${column("selection")}::text[]
    ) as wanted (issue_id, pool, market, selection)
    join lottery_exposure counter using (issue_id, pool, market, selection)`;
  const rows = await tx.rows<Row>(prepared("lottery-counters", query));
  const found = new Map(rows.map((row) => [counterName(row), row.liability]));
  return new Map(Array.from(keys, ([name, key]) => [name, counterAt(key, found.get(name) ?? 0n)]));
}

/** Every counter of an issue, as it stands. */
export function selectCounters(tx: Tx, issueId: bigint): Promise<Row[]> {
  return tx.rows(
    sql`select ${ROW} from lottery_exposure counter where counter.issue_id = ${issueId}`,
  );
}

/** The counters of one pool in an issue that have any liability, for the prices that are shown. */
export function selectPool(tx: Tx, issueId: bigint, pool: string): Promise<Row[]> {
  return tx.rows(sql`
    select ${ROW} from lottery_exposure counter
    where counter.issue_id = ${issueId} and counter.pool = ${pool} and counter.liability > 0`);
}

/** Stakes and number of orders of an issue, by pool of money. */
export function selectPools(
  tx: Tx,
  issueId: bigint,
): Promise<{ pool: string; stake: bigint; orders: number }[]> {
  return tx.rows(sql`
    select currency || ':' || book as pool, sum(stake) as stake, count(*)::int as orders
    from lottery_order
    where issue_id = ${issueId} and cancelled_at is null
    group by 1
    order by 1`);
}
