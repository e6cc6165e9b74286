import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Player } from "../seed.ts";
import type { Stage } from "../stage.ts";
import type { Check } from "./check.ts";

const SETTLE_LIMIT_MS = 180_000;

/** Waits until every movement to the vendor that keeps money has ended. */
async function settle(db: Database): Promise<bigint> {
  const started = Date.now();
  for (;;) {
    const row = await db.row<{ open: bigint }>(sql`
      select count(*) as open from vendor_movement where status not in ('DONE', 'REFUSED')`);
    const open = row?.open ?? 0n;
    if (open === 0n || Date.now() - started > SETTLE_LIMIT_MS) return open;
    await pause(250);
  }
}

/**
 * Money that was moved to a vendor and back: nothing is on its way, what the movements say is what
 * the ledger has, what the vendor has is the same, and together with cash it is what each player
 * began with.
 */
export async function checkMovers(
  { movers, vendors }: Stage,
  db: Database,
  studioDb: Database,
): Promise<Check> {
  const open = await settle(db);
  const faults = open === 0n ? [] : [`${open} movements are not over`];
  for (const mover of movers) faults.push(...(await faultsOf(mover, vendors.keeper, db, studioDb)));
  const made = await db.row<{ made: bigint }>(sql`select count(*) as made from vendor_movement`);
  return {
    name: "money moved to a vendor and back: in one place, and all of it",
    looked: Number(made?.made ?? 0n),
    faults,
  };
}

async function faultsOf(
  { id, user, units }: Player,
  vendor: number,
  db: Database,
  studioDb: Database,
): Promise<string[]> {
  const ledger = await db.row<{ cash: bigint; transit: bigint; kept: bigint }>(sql`
    select (select cash from wallet_account where player = ${id}) as cash,
      coalesce(-sum(e.cash) filter (where h.name = ${`transit:${vendor}`}), 0)::bigint as transit,
      coalesce(-sum(e.cash) filter (where h.name = ${`vendor:${vendor}:kept`}), 0)::bigint as kept
    from wallet_entry e join wallet_house h on h.id = e.contra
    where e.player = ${id}`);
  const moved = await db.row<{ kept: bigint }>(sql`
    select coalesce(sum(case direction when 'IN' then units else -units end), 0)::bigint as kept
    from vendor_movement where player = ${id} and status = 'DONE'`);
  const studio = await studioDb.row<{ units: bigint }>(sql`
    select b.units from own_balance b
    join studio_player p on p.id = b.player
    where p.name = ${user}`);
  const there = studio?.units ?? 0n;
  if (!ledger) return [`${user} has no account`];
  const { cash, transit, kept } = ledger;
  return [
    ...(transit === 0n ? [] : [`${user} has ${transit} on the way`]),
    ...(kept === moved?.kept ? [] : [`${user}: ledger ${kept}, movements ${moved?.kept}`]),
    ...(kept === there ? [] : [`${user}: ledger ${kept}, the vendor ${there}`]),
    ...(cash + kept === units ? [] : [`${user} began with ${units}, has ${cash} and ${kept}`]),
  ];
}
