import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { LedgerEntry } from "../../../apps/platform/src/modules/wallet/index.ts";
import type { Member } from "../players/people.ts";
import type { Taken } from "../players/withdraw-money.ts";
import type { Check } from "./check.ts";
import { readLedger } from "./ledger.ts";

const SETTLE_LIMIT_MS = 240_000;

/** A withdrawal as the database has it. Ledger units. */
export interface Paid {
  readonly id: string;
  readonly player: bigint;
  readonly units: bigint;
  readonly status: string;
  readonly legs: readonly PaidLeg[];
}

interface PaidLeg {
  readonly n: number;
  readonly status: string;
  readonly units: bigint;
  readonly received: bigint;
}

type Step = Pick<LedgerEntry, "kind" | "transaction" | "units" | "cash" | "held">;
type Had = Pick<Member, "id" | "user" | "units">;

const OVER = ["COMPLETED", "REJECTED", "CANCELLED", "REFUNDED"];
const OPEN = ["CREATED", "SENT", "DISPUTED", "FAILED"];
/** What a leg may be after a step that was answered as done. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  RECEIVED: ["CONFIRMED", "AUTO_CONFIRMED"],
  PARTLY_RECEIVED: ["PARTIAL", "AUTO_CONFIRMED"],
  refund: ["RETURNED"],
};
const WHOLE_AFTER: Readonly<Record<string, string>> = { cancel: "CANCELLED", reject: "REJECTED" };

/**
 * Withdrawals in legs: what is held of each is what its legs have open, what left the hold is what
 * was received or returned, once, every step that was answered as done is there, and each player's
 * cash, holds, payouts and fees are what they began with.
 */
export async function checkWithdrawals(
  members: readonly Had[],
  taken: readonly Taken[],
  db: Database,
): Promise<Check> {
  const open = await settle(db);
  const ids = members.map(({ id }) => id);
  const [paid, { logs }] = [await readPaid(db, ids), await readLedger(db, ids)];
  const faults = open === 0n ? [] : [`${open} withdrawals came to no end`];
  for (const member of members) {
    const [mine, log] = [
      paid.filter(({ player }) => player === member.id),
      logs.get(member.id) ?? [],
    ];
    faults.push(...faultsOfPaid(member, mine, log));
  }
  faults.push(...missingOf(taken, paid));
  return {
    name: "withdrawals in legs: held what is open, left once, nothing answered is lost",
    looked: paid.length,
    faults,
  };
}

/** Waits until silence has ended what was left to it. */
async function settle(db: Database): Promise<bigint> {
  const started = Date.now();
  for (;;) {
    const row = await db.row<{ open: bigint }>(sql`
      select count(*) as open from withdrawal where status <> all (${OVER}::text[])`);
    const open = row?.open ?? 0n;
    if (open === 0n || Date.now() - started > SETTLE_LIMIT_MS) return open;
    await pause(500);
  }
}

async function readPaid(db: Database, players: readonly bigint[]): Promise<Paid[]> {
  const rows = await db.rows<Omit<Paid, "legs">>(sql`
    select public_id as id, player, units, status from withdrawal
    where player = any (${players}::bigint[])
    order by id`);
  const legs = await db.rows<PaidLeg & { readonly of: string }>(sql`
    select w.public_id as of, leg.n, leg.status, leg.units, leg.received_units as received
    from withdrawal_leg leg join withdrawal w on w.id = leg.withdrawal
    where w.player = any (${players}::bigint[])
    order by leg.id`);
  const of = Map.groupBy(legs, (leg) => leg.of);
  return rows.map((row) => ({ ...row, legs: of.get(row.id) ?? [] }));
}

/** A player's withdrawals against the player's log in the ledger. */
export function faultsOfPaid(
  { user, units: began }: Pick<Had, "user" | "units">,
  paid: readonly Paid[],
  log: readonly Step[],
): string[] {
  const steps = Map.groupBy(
    log.filter(({ transaction }) => transaction.startsWith("withdrawal:")),
    ({ transaction }) => transaction.split(":")[1] ?? "",
  );
  const faults = paid.flatMap((one) => faultsOfOne(one, steps.get(one.id) ?? []));
  for (const id of steps.keys())
    if (!paid.some((one) => one.id === id)) faults.push(`${id} is in the ledger alone`);
  const sum = (of: (step: Step) => bigint) => log.reduce((total, step) => total + of(step), 0n);
  const [cash, held] = [sum((step) => step.cash), sum((step) => step.held)];
  const out = total(paid.flatMap(({ legs }) => legs.map(({ received }) => received)));
  const fees = sum(({ transaction, cash: moved }) =>
    /:fee(-back)?$/.test(transaction) ? -moved : 0n,
  );
  if (cash + held + out + fees !== began)
    faults.push(`${user} began with ${began}, has ${cash} and ${held}, got ${out}, paid ${fees}`);
  return faults;
}

function faultsOfOne({ id, units, status, legs }: Paid, steps: readonly Step[]): string[] {
  const of = (kind: Step["kind"]) => steps.filter((step) => step.kind === kind);
  const held = total(of("hold").map((step) => step.units));
  const captured = total(of("capture").map((step) => step.units));
  const released = total(of("release").map((step) => step.units));
  const received = total(legs.map((leg) => leg.received));
  const openLegs = legs.filter((leg) => OPEN.includes(leg.status));
  const notPaid = legs.length === 0 && !OVER.includes(status);
  const open = notPaid ? units : total(openLegs.map((leg) => leg.units));
  const twice = steps.length - new Set(steps.map(({ transaction }) => transaction)).size;
  return [
    ...(of("hold").length === 1 && held === units ? [] : [`${id} holds ${held} of ${units}`]),
    ...(captured === received ? [] : [`${id}: ${captured} captured, ${received} received`]),
    ...(held - captured - released === open
      ? []
      : [`${id}: held ${held - captured - released}, its legs have ${open} open`]),
    ...(twice === 0 ? [] : [`${id}: ${twice} steps are there twice`]),
  ];
}

/** Steps that were answered as done and are not there. */
export function missingOf(taken: readonly Taken[], paid: readonly Paid[]): string[] {
  const known = new Map(paid.map((one) => [one.id, one]));
  return taken.flatMap(({ withdrawal, step, leg: n, units }) => {
    const one = known.get(withdrawal);
    if (!one) return [`${withdrawal} was answered and is gone`];
    const lost = (is: string) => [`${withdrawal} leg ${n}: ${step} was answered, and it is ${is}`];
    if (step === "ask") return one.units === units ? [] : lost(`of ${one.units}`);
    const wanted = WHOLE_AFTER[step];
    if (wanted !== undefined) return one.status === wanted ? [] : lost(one.status);
    const leg = one.legs.find((some) => some.n === n);
    if (!leg) return lost("gone");
    if (step === "sent" && leg.status === "CREATED") return lost(leg.status);
    const after = AFTER[step];
    if (after && !after.includes(leg.status)) return lost(leg.status);
    const partly = leg.status === "PARTIAL" && step === "PARTLY_RECEIVED";
    return partly && leg.received !== units ? lost(`received ${leg.received}`) : [];
  });
}

const total = (units: readonly bigint[]): bigint => units.reduce((sum, one) => sum + one, 0n);
