import type { WireMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import type { z } from "zod";
import type { Platform } from "../../platform.ts";
import type { Brand } from "../brands/index.ts";
import { limitLawOf, raiseLawOf } from "../profiles/index.ts";
import { balancesOf, capsUsed } from "../wallet/index.ts";
import { raiseTimes } from "./changing/raise-times.ts";
import {
  DEPOSIT_LIMITS,
  LIMITS,
  TIME_LIMITS,
  type DepositLimit,
  type LimitName,
  type MoneyLimit,
} from "./limits.ts";
import { depositUsed, type DepositedLately } from "./deposit-limits.ts";
import { limitUnder } from "./law/ceilings.ts";
import { lawFor } from "./law/law-for.ts";
import type { Limited } from "./note-change.ts";
import { selectLimits, type LimitRows } from "./limits.store.ts";
import { minutesUsed } from "./play/time-left.ts";
import { selectPlayed } from "./play/time.store.ts";
import type { wireLimits } from "./wire.ts";

/** Asks the cashier what a player paid in lately. */
export type AskDeposited = (tx: Tx, player: bigint) => Promise<DepositedLately>;

/** Whose limits are described, under which brand's law. */
interface LimitedAt extends Limited {
  readonly brand: Pick<Brand, "id" | "zone">;
}

type Described = z.output<typeof wireLimits>;

/** Every limit of a player, with what is used of it and a raise that was asked for. */
export async function describeLimits(
  platform: Platform,
  tx: Tx,
  { id, currency, brand }: LimitedAt,
  askDeposited: AskDeposited,
): Promise<Described> {
  const rows = await selectLimits(tx, id);
  const used = await capsUsed(tx, id);
  const deposited = await askDeposited(tx, id);
  const held = (await balancesOf(tx, [id])).get(id);
  const played = await selectPlayed(tx, id);
  const money = (units: bigint | undefined | null): WireMoney | null =>
    units === undefined || units === null ? null : { amount: units.toString(), currency };
  const usedOf = (name: MoneyLimit) => {
    if (isDepositLimit(name)) return depositUsed(name, deposited);
    if (name === "balance") return held;
    return name === "singleBet" ? undefined : used?.[name];
  };
  const raiseOf = <Value>(name: LimitName, read: (units: bigint | null) => Value) =>
    standingRaise(platform, brand, rows, name, read);
  const law = await limitLawOf(platform, brand.id);
  const { needed, own } = await lawFor(law, tx, { id, currency, zone: brand.zone });
  const limits = LIMITS.map(async (name) => ({
    name,
    own: money(rows.own.get(name)),
    staff: money(rows.staff.get(name)),
    used: money(usedOf(name)),
    calendar: own.some((one) => limitUnder(one) === name),
    raise: await raiseOf(name, money),
  }));
  const times = TIME_LIMITS.map(async (name) => ({
    name,
    own: minutes(rows.own.get(name)),
    used: minutesUsed(name, played),
    raise: await raiseOf(name, minutes),
  }));
  return {
    currency,
    limits: await Promise.all(limits),
    times: await Promise.all(times),
    needed: needed.map((names) => [...names]),
  };
}

/** A raise that can still be confirmed. */
async function standingRaise<Value>(
  platform: Platform,
  brand: LimitedAt["brand"],
  { raises, now }: LimitRows,
  name: LimitName,
  read: (units: bigint | null) => Value,
) {
  const raise = raises.get(name);
  const times =
    raise && raiseTimes(await raiseLawOf(platform, brand.id), brand.zone, name, raise.askedAt);
  if (!times || Temporal.Instant.compare(now, times.until) > 0) return null;
  return { to: read(raise.units), from: times.from.toString(), until: times.until.toString() };
}

function minutes(units: bigint | null | undefined): number | null {
  return units === undefined || units === null ? null : Number(units);
}

function isDepositLimit(name: MoneyLimit): name is DepositLimit {
  return (DEPOSIT_LIMITS as readonly string[]).includes(name);
}
