import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { StatementProvider } from "../../cashier/index.ts";
import type { Difference, DifferenceKind, Way } from "./difference.ts";

export const COLUMNS = raw(`
  id, public_id as "publicId", brand_id as "brandId", provider, kind, direction, line, movement,
  number, provider_units as "providerUnits", own_units as "ownUnits", units, currency, player,
  player_ref as "playerRef", to_char(day, 'YYYY-MM-DD') as day, at, state, how, reason,
  returned_number as "returnedNumber", settled_by as "settledBy", settled_at as "settledAt"`);

interface Of {
  readonly brandId: bigint;
  readonly provider: StatementProvider;
}

export type NewDifference = Pick<
  Difference,
  | "direction"
  | "line"
  | "movement"
  | "number"
  | "providerUnits"
  | "ownUnits"
  | "units"
  | "currency"
  | "player"
  | "playerRef"
  | "day"
  | "at"
> & { readonly kind: DifferenceKind };

/** Writes rows for staff. What is there already, settled or not, stays as it is. */
export async function insertDifferences(
  tx: Tx,
  { brandId, provider }: Of,
  differences: readonly NewDifference[],
): Promise<void> {
  if (differences.length === 0) return;
  const of = <Name extends keyof NewDifference>(name: Name) => differences.map((one) => one[name]);
  await tx.run(sql`
    insert into reconciliation_difference (
      public_id, brand_id, provider, kind, direction, line, movement, number, provider_units,
      own_units, units, currency, player, player_ref, day, at
    )
    select public_id, ${brandId}, ${provider}, kind, direction, line, movement, number,
      provider_units, own_units, units, currency, player, player_ref, day, at
    from unnest(
      ${differences.map(() => newPublicId("dif"))}::text[], ${of("kind")}::text[],
      ${of("direction")}::text[], ${of("line")}::bigint[], ${of("movement")}::text[],
      ${of("number")}::text[], ${of("providerUnits")}::bigint[], ${of("ownUnits")}::bigint[],
      ${of("units")}::bigint[], ${of("currency")}::text[], ${of("player")}::text[],
      ${of("playerRef")}::text[], ${of("day")}::date[],
      ${of("at").map((at) => at.toString())}::timestamptz[]
    ) as d (
      public_id, kind, direction, line, movement, number, provider_units, own_units, units,
      currency, player, player_ref, day, at
    )
    order by at, number, movement
    on conflict do nothing`);
}

/** A difference of a brand's, or of any for null. */
export function selectDifference(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Difference | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from reconciliation_difference
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})`);
}

/** The same, locked until the transaction ends. */
export function lockDifference(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Difference | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from reconciliation_difference
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})
    for update`);
}

/** How a difference is settled, and why. */
interface Settled {
  readonly how: Way;
  readonly reason: string | null;
  /** The provider's number of the payment by which it was sent back. */
  readonly returned?: string | undefined;
}

/** Ends a difference; its line, if it has one that is open, is settled with it. */
export async function setSettled(
  tx: Tx,
  { id, line }: Difference,
  { how, reason, returned }: Settled,
  by: string,
): Promise<void> {
  await tx.run(sql`
    update reconciliation_difference
    set state = 'SETTLED', how = ${how}, reason = ${reason}, returned_number = ${returned ?? null},
      settled_by = ${by}, settled_at = now()
    where id = ${id}`);
  await tx.run(sql`
    update statement_line set state = 'SETTLED' where id = ${line}::bigint and state = 'OPEN'`);
}

/** Opens a settled difference again, and its line with it. */
export async function setReopened(tx: Tx, { id, line }: Difference): Promise<void> {
  await tx.run(sql`
    update reconciliation_difference
    set state = 'OPEN', how = null, reason = null, settled_by = null, settled_at = null
    where id = ${id}`);
  await tx.run(sql`
    update statement_line set state = 'OPEN' where id = ${line}::bigint and state = 'SETTLED'`);
}

/** What could be the other side of a difference, the nearest in amount first. */
export function selectOtherSides(
  tx: Tx,
  { brandId, provider, kind, direction, currency, units }: Difference,
  limit: number,
): Promise<Difference[]> {
  const other = kind === "MISSING_WITH_US" ? "MISSING_AT_PROVIDER" : "MISSING_WITH_US";
  return tx.rows(sql`
    select ${COLUMNS} from reconciliation_difference
    where brand_id = ${brandId}
      and provider = ${provider}
      and kind = ${other}
      and direction = ${direction}
      and currency = ${currency}
      and state = 'OPEN'
    order by abs(units - ${units}), id limit ${limit}`);
}
