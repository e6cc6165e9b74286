import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Settled } from "../measuring/measures.store.ts";
import type { BillState, ReviewReason, StoredBill, StoredTier } from "./bill.ts";
import type { Bill } from "./bill-of.ts";

export const BILL = sql`
  id, public_id as "publicId", brand_id as "brandId", contract_id as contract,
  player_id as player, kind, period, currency, period_start as start, period_end as "end",
  tiers, mode, categories, turnover,
  net_loss as "netLoss", active, base, tier, ppm, gross, down_gross as "downGross", payable,
  shortfall, carry_in as "carryIn", carry_out as "carryOut", state, review, version,
  made_at as "madeAt", held_for as "heldFor", decided_by as "decidedBy", reason,
  paid_at as "paidAt"`;

/** A bill to be written. */
export interface NewBill extends Bill {
  readonly publicId: string;
  readonly ppm: number | null;
  readonly tiers: readonly StoredTier[];
  readonly mode: string;
  readonly categories: readonly string[] | null;
  readonly state: BillState;
  readonly review: readonly ReviewReason[];
}

/**
 * Writes the bills of a period. One that is there already is written again unless it is paid or
 * decided; then it is another version.
 */
export async function writeBills(tx: Tx, one: Settled, bills: readonly NewBill[]): Promise<void> {
  const of = <Value>(read: (bill: NewBill) => Value) => bills.map(read);
  const review = of(({ review }) => JSON.stringify(review));
  const tiers = of(({ tiers }) => JSON.stringify(tiers));
  const categories = of(({ categories }) => JSON.stringify(categories));
  await tx.run(sql`
    insert into contract_bill (
      public_id, brand_id, contract_id, player_id, kind, period, currency, period_start, period_end,
      tiers, mode, categories, turnover, net_loss, active, cash, base, tier, ppm, gross,
      down_gross, payable, shortfall,
      carry_in, carry_out, state, review
    )
    select public_id, ${one.brandId}, contract_id, player_id, ${one.kind}, ${one.period},
      ${one.currency}, ${one.start.toString()}::timestamptz, ${one.end.toString()}::timestamptz,
      tiers, mode,
      case when categories <> 'null'::jsonb
        then array(select jsonb_array_elements_text(categories)) end,
      turnover, net_loss, active, cash, base, tier, ppm, gross, down_gross, payable, shortfall,
      carry_in, carry_out, state, array(select jsonb_array_elements_text(review))
    from unnest(
      ${of(({ publicId }) => publicId)}::text[], ${of(({ contract }) => contract)}::int8[],
      ${of(({ player }) => player)}::int8[], ${of(({ team }) => team.turnover)}::int8[],
      ${of(({ team }) => team.netLoss)}::int8[], ${of(({ team }) => team.active)}::int4[],
      ${of(({ cash }) => cash)}::int8[], ${of(({ base }) => base)}::int8[],
      ${of(({ tier }) => tier)}::int4[], ${of(({ ppm }) => ppm)}::int4[],
      ${of(({ gross }) => gross)}::int8[], ${of(({ downGross }) => downGross)}::int8[],
      ${of(({ payable }) => payable)}::int8[], ${of(({ shortfall }) => shortfall)}::int8[],
      ${of(({ carryIn }) => carryIn)}::int8[], ${of(({ carryOut }) => carryOut)}::int8[],
      ${of(({ state }) => state)}::text[], ${review}::jsonb[], ${tiers}::jsonb[],
      ${of(({ mode }) => mode)}::text[], ${categories}::jsonb[]
    ) as made (
      public_id, contract_id, player_id, turnover, net_loss, active, cash, base, tier, ppm, gross,
      down_gross, payable, shortfall, carry_in, carry_out, state, review, tiers,
      mode, categories
    )
    on conflict (contract_id, period_start) do update set
      tiers = excluded.tiers, mode = excluded.mode, categories = excluded.categories,
      turnover = excluded.turnover, net_loss = excluded.net_loss, active = excluded.active,
      cash = excluded.cash, base = excluded.base, tier = excluded.tier, ppm = excluded.ppm,
      gross = excluded.gross, down_gross = excluded.down_gross, payable = excluded.payable,
      shortfall = excluded.shortfall, carry_in = excluded.carry_in,
      carry_out = excluded.carry_out, state = excluded.state, review = excluded.review,
      version = contract_bill.version + 1, made_at = now(), due_at = now()
    where contract_bill.state in ('CALCULATED', 'NOT_QUALIFIED', 'PENDING_REVIEW', 'PAYABLE')
      and contract_bill.decided_at is null`);
}

/** Writes what the nearest downlines took of bills of a period, in place of what was there. */
export async function writeParts(tx: Tx, one: Settled, bills: readonly Bill[]): Promise<void> {
  const parts = bills.flatMap(({ contract, parts }) =>
    parts.map(({ player, gross }) => ({ contract, player, gross })),
  );
  const contracts = bills.map(({ contract }) => contract);
  const start = sql`${one.start.toString()}::timestamptz`;
  await tx.run(sql`
    delete from contract_bill_part where bill_id in (
      select id from contract_bill
      where contract_id = any(${contracts}::int8[]) and period_start = ${start}
    )`);
  await tx.run(sql`
    insert into contract_bill_part (bill_id, player_id, gross)
    select id, part.player_id, part.gross
    from unnest(
      ${parts.map(({ contract }) => contract)}::int8[],
      ${parts.map(({ player }) => player)}::int8[], ${parts.map(({ gross }) => gross)}::int8[]
    ) as part (contract_id, player_id, gross)
    join contract_bill bill
      on bill.contract_id = part.contract_id and bill.period_start = ${start}`);
}

/** Bills of a period that a run leaves as they are: their contracts. */
export async function selectFixed(
  tx: Tx,
  one: Settled,
): Promise<{ readonly contract: bigint; readonly player: bigint; readonly gross: bigint }[]> {
  return tx.rows(sql`
    select contract_id as contract, player_id as player, gross from contract_bill
    where brand_id = ${one.brandId} and kind = ${one.kind} and period = ${one.period}
      and period_end = ${one.end.toString()}::timestamptz
      and period_start = ${one.start.toString()}::timestamptz
      and (state in ('PAID', 'REVERSED', 'REJECTED') or decided_at is not null)`);
}

/** What bills of other periods that end within this one have come to, by their holder. */
export async function selectWithin(tx: Tx, one: Settled): Promise<Map<bigint, bigint>> {
  const rows = await tx.rows<{ player: bigint; gross: bigint }>(sql`
    select player_id as player, sum(gross)::int8 as gross from contract_bill
    where brand_id = ${one.brandId} and kind = ${one.kind} and period <> ${one.period}
      and period_end > ${one.start.toString()}::timestamptz
      and period_end <= ${one.end.toString()}::timestamptz
    group by player_id`);
  return new Map(rows.map(({ player, gross }) => [player, gross]));
}

/** What holders of contracts bring from their last bill of a kind before a time; below zero. */
export async function selectCarried(
  tx: Tx,
  kind: string,
  players: readonly bigint[],
  before: Temporal.Instant,
): Promise<Map<bigint, bigint>> {
  const rows = await tx.rows<{ player: bigint; carried: bigint }>(sql`
    select player.id as player, last.carry_out as carried
    from unnest(${players}::int8[]) as player (id)
    cross join lateral (
      select carry_out from contract_bill
      where player_id = player.id and kind = ${kind}
        and period_start < ${before.toString()}::timestamptz
      order by period_start desc, id desc limit 1
    ) last
    where last.carry_out < 0`);
  return new Map(rows.map(({ player, carried }) => [player, carried]));
}

/** Those of some players who were paid a dividend before. */
export async function selectPaidBefore(tx: Tx, players: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select distinct player_id as player from contract_bill
    where player_id = any(${players}::int8[]) and kind = 'DIVIDEND' and state = 'PAID'`);
  return new Set(rows.map(({ player }) => player));
}

/** A bill by its public id, held until the transaction ends. */
export async function lockBill(tx: Tx, publicId: string): Promise<StoredBill | undefined> {
  return tx.row(sql`select ${BILL} from contract_bill where public_id = ${publicId} for update`);
}

export async function selectBill(tx: Tx, publicId: string): Promise<StoredBill | undefined> {
  return tx.row(sql`select ${BILL} from contract_bill where public_id = ${publicId}`);
}
