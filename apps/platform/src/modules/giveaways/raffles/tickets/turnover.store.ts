import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Brand } from "../../../brands/index.ts";
import type { TurnoverSource } from "../../../turnover/index.ts";

type Positions = Readonly<Record<TurnoverSource, bigint>>;
interface Row {
  readonly source: TurnoverSource;
  readonly readTo: bigint;
}

const positionsIn = (rows: readonly Row[]): Positions | undefined => {
  const of = (name: TurnoverSource) => rows.find(({ source }) => source === name)?.readTo;
  const [rounds, lottery] = [of("rounds"), of("lottery")];
  return rounds === undefined || lottery === undefined ? undefined : { rounds, lottery };
};

/**
 * Up to which entry of each source turnover is counted, held until the transaction ends; undefined
 * while another worker has them.
 */
export async function takePositions(tx: Tx): Promise<Positions | undefined> {
  return positionsIn(
    await tx.rows<Row>(sql`
      select source, read_to as "readTo" from raffle_position
      order by source for update skip locked`),
  );
}

/** The same, waiting for another worker. */
export async function lockPositions(tx: Tx): Promise<Positions> {
  const found = positionsIn(
    await tx.rows<Row>(sql`
      select source, read_to as "readTo" from raffle_position order by source for update`),
  );
  if (!found) throw new Error("Raffles have no position in the record of turnover");
  return found;
}

export async function updatePosition(
  tx: Tx,
  source: TurnoverSource,
  readTo: bigint,
): Promise<void> {
  await tx.run(sql`update raffle_position set read_to = ${readTo} where source = ${source}`);
}

/** Adds entries of the record to the raffles that ran when their rounds ended. */
export async function addTurnover(tx: Tx, entries: Sql, brands: readonly Brand[]): Promise<void> {
  await tx.run(sql`
    insert into raffle_turnover as old (raffle_id, player_id, units)
    select raffle.id, entry.player_id, whole_sum(entry.turnover)
    from (${entries}) entry
    join unnest(
      ${brands.map(({ id }) => id)}::int8[],
      ${brands.map(({ currency }) => currency)}::text[],
      ${brands.map(({ realMoney }) => (realMoney ? "real" : "play"))}::text[]
    ) as brand (brand_id, currency, book) using (brand_id, currency, book)
    join raffle on raffle.brand_id = entry.brand_id and raffle.currency = entry.currency
      and raffle.offered_at is not null and raffle.closed_at is null and raffle.listed_at is null
      and entry.closed_at >= raffle.starts_at and entry.closed_at < raffle.ends_at
    where not entry.excluded and entry.turnover <> 0
    group by 1, 2
    order by 1, 2
    on conflict (raffle_id, player_id) do update set units = old.units + excluded.units`);
}

/** What a player has turned over for some raffles. */
export async function selectTurnover(
  tx: Tx,
  raffles: readonly bigint[],
  player: bigint,
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await tx.rows<{ raffle: bigint; units: bigint }>(sql`
    select raffle_id as raffle, units from raffle_turnover
    where raffle_id = any (${raffles}::int8[]) and player_id = ${player}`);
  return new Map(rows.map(({ raffle, units }) => [raffle, units]));
}

/** Players with enough turnover for a ticket. */
export function selectPlayed(
  tx: Tx,
  raffle: { readonly id: bigint; readonly ticketUnits: bigint },
): Promise<{ readonly player: bigint; readonly units: bigint }[]> {
  return tx.rows(sql`
    select player_id as player, units from raffle_turnover
    where raffle_id = ${raffle.id} and units >= ${raffle.ticketUnits}`);
}
