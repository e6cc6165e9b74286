import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A player who bound or tried to bind an account number. */
export interface NumberUse {
  readonly player: bigint;
  /** False for one who only tried: the number was another's. */
  readonly bound: boolean;
  readonly at: Temporal.Instant;
}

/** A number of a brand that more than one player bound or tried to bind. */
export interface SharedNumber {
  /** One of the rows that it is known by: a bound account's public id, or an attempt's number. */
  readonly ref: string;
  readonly brandId: bigint;
  readonly number: string;
  readonly lastAt: Temporal.Instant;
  readonly uses: readonly (NumberUse & { readonly bank: string | null })[];
}

/** Who else of a brand bound a number or tried to, the latest first. */
export function selectOtherUses(
  tx: Tx,
  brandId: bigint,
  number: string,
  player: bigint,
): Promise<NumberUse[]> {
  return tx.rows(sql`
    select player, bound, at from (
      select player, true as bound, created_at as at from bank_account
      where brand_id = ${brandId} and number = ${number} and player <> ${player}
      union all
      select player, false, last_at from bank_account_attempt
      where brand_id = ${brandId} and number = ${number} and player <> ${player}
    ) one
    order by at desc limit 20`);
}

/** The numbers of others that a player tried to bind, the latest first. */
export function selectAttemptsOf(
  tx: Tx,
  player: bigint,
): Promise<{ id: bigint; number: string; at: Temporal.Instant }[]> {
  return tx.rows(sql`
    select id, number, last_at as at from bank_account_attempt
    where player = ${player}
    order by last_at desc limit 20`);
}

/**
 * A page of numbers that several players bound or tried to bind, of a brand or of all for null,
 * latest activity first; one more when there is another page.
 */
export async function selectSharedNumbers(
  tx: Tx,
  brandId: bigint | null,
  limit: number,
  offset: number,
): Promise<SharedNumber[]> {
  const numbers = await tx.rows<Omit<SharedNumber, "uses">>(sql`
    select max(ref) as ref, brand_id as "brandId", number, max(at) as "lastAt" from (
      select public_id as ref, brand_id, number, created_at as at from bank_account where shared
      union all
      select id::text, brand_id, number, last_at from bank_account_attempt) one
    where ${brandId}::bigint is null or brand_id = ${brandId}
    group by 2, 3 order by 4 desc, 3 limit ${limit + 1} offset ${offset}`);
  const asked = sql`
    unnest(
      ${numbers.map((one) => one.brandId)}::int8[],
      ${numbers.map(({ number }) => number)}::text[]
    ) as asked (brand_id, number)`;
  const uses = await tx.rows<
    NumberUse & { brandId: bigint; number: string; bank: string | null }
  >(sql`
    select a.brand_id as "brandId", a.number, a.player, true as bound, a.bank, a.created_at as at
    from ${asked}
    join bank_account a using (brand_id, number)
    union all
    select t.brand_id, t.number, t.player, false, null, t.last_at
    from ${asked}
    join bank_account_attempt t using (brand_id, number)
    order by at`);
  return numbers.map((one) => ({
    ...one,
    uses: uses.filter((use) => use.brandId === one.brandId && use.number === one.number),
  }));
}

/** A number that several players bound or tried to bind, by one of its rows, of a brand or any. */
export function selectSharedNumber(
  tx: Tx,
  ref: string,
  brandId: bigint | null,
): Promise<Pick<SharedNumber, "brandId" | "number"> | undefined> {
  return tx.row(sql`
    select brand_id as "brandId", number from (
      select brand_id, number from bank_account where public_id = ${ref} and shared
      union all
      select brand_id, number from bank_account_attempt
      where id = case when ${ref} ~ '^[0-9]{1,18}$' then ${ref}::int8 end
    ) one
    where ${brandId}::bigint is null or brand_id = ${brandId}`);
}
