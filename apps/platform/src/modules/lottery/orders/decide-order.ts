import { ODDS_ONE } from "@perya/lottery-kit";
import { capOf } from "../exposure/caps.ts";
import { count, counterName, standsAt, type Counter } from "../exposure/counters.ts";
import { highestAt, oddsAt, priceStep, type PriceStep } from "../exposure/price-step.ts";
import { defaultLimits, type Limits } from "../limits/limits.ts";
import { highestOdds } from "../odds/highest-odds.ts";
import { oddsName, type OddsProfile } from "../odds/odds.ts";
import type { Bet } from "./bet.ts";
import type { AcceptedLine, BetLine } from "./order.ts";
import { refuseOrder, type OrderRefused } from "./order-refusal.ts";
import { sumsName, visibleName, type PlayerSums, type Standing } from "./standing.ts";

/** An order that everything but the wallet agrees to, with what it has reserved. Amounts are ledger units. */
export interface Agreed {
  readonly ok: true;
  readonly lines: readonly AcceptedLine[];
  readonly maxPayout: bigint;
  readonly placedAt: Temporal.Instant;
  /** Takes the reservation back: the wallet said no. */
  release(): void;
}

/** A line at the price it is offered at now. */
interface Priced {
  readonly line: BetLine;
  readonly counter: Counter;
  readonly cap: bigint;
  readonly step: PriceStep;
  readonly odds: readonly number[];
  /** What it may be paid, as exposure counts it. */
  readonly liability: bigint;
}

/** Decides one order on how things stand, in the order of lottery.md section 10, and reserves its exposure in the standing's counters. Pure but for those. */
export function decideOrder(standing: Standing, bet: Bet): Agreed | OrderRefused {
  const issue = standing.issues.get(bet.issue.id);
  const { chaseId } = bet.order;
  // A chase that has been stopped since asks for nothing any more.
  if (!issue || (chaseId !== null && !standing.chases.has(chaseId)))
    return refuseOrder("NOT_FOUND");
  if (
    !issue.enabled ||
    !standing.visible.has(visibleName(bet.order.player.brandId, bet.issue.catalogueGameId))
  )
    return refuseOrder("GAME_OFF");
  if (!issue.isOnSale) return refuseOrder("ISSUE_CLOSED");
  const profile = standing.odds.get(
    oddsName({ prizeMode: issue.prizeMode, rules: bet.issue.rules }),
  );
  if (!profile) throw new Error(`No odds were read for ${bet.issue.gameCode}`);
  const priced = priceLines(standing, bet, profile);
  if (!Array.isArray(priced)) return priced;
  const changed = priced.filter(({ line, step }) => step < line.step);
  if (changed.length > 0 || (bet.order.oddsVersion ?? profile.version) !== profile.version) {
    const steps = priced
      .filter(({ step }) => step < 100)
      .map(({ line, step }) => ({ market: line.market, selection: line.selection, step }));
    return refuseOrder("ODDS_CHANGED", { oddsVersion: profile.version, steps });
  }
  const maxPayout = priced.reduce((sum, { liability }) => sum + liability, 0n);
  const sums = standing.sums.get(sumsName(issue.id, bet.order.player.id));
  if (!sums) throw new Error(`No sums were read of player ${bet.order.player.id}`);
  const limits = limitsFor(standing, bet);
  const beyond = crossed(limits, bet, maxPayout, sums);
  if (beyond) return beyond;
  const full = reserve(bet, priced);
  if (full) return full;
  add(sums, bet.stake, maxPayout);
  sums.ceiling = least(sums.ceiling, limits.issuePayout - sums.maxPayout);
  return {
    ok: true,
    lines: priced.map(({ line: { market, selection, unitMinor, count: lots }, odds }) => ({
      market,
      selection,
      unitMinor,
      count: lots,
      odds,
    })),
    maxPayout,
    placedAt: issue.now,
    release: () => {
      for (const one of priced) give(one, bet.minor, -1n);
      add(sums, -bet.stake, -maxPayout);
    },
  };
}

function priceLines(standing: Standing, bet: Bet, profile: OddsProfile): Priced[] | OrderRefused {
  const limits = limitsFor(standing, bet);
  const highest = highestOdds(profile);
  const priced: Priced[] = [];
  for (const [at, line] of bet.lines.entries()) {
    const counter = counterOf(standing, bet, at);
    const full = line.prices.map((price) => profile.prices[price] ?? 0);
    if (full.includes(0)) return refuseOrder("UNKNOWN_MARKET");
    const cap = capOf(limits, line, highest.get(line.market) ?? 0);
    const step = priceStep(standsAt(counter), cap);
    const odds = oddsAt(full, step);
    if (step === 0)
      return refuseOrder("EXPOSURE_FULL", {
        full: { market: line.market, selection: line.selection, unit: 0n },
      });
    priced.push({ line, counter, cap, step, odds, liability: liabilityOf(line, odds, bet.minor) });
  }
  return priced;
}

/** What a line may be paid, as exposure counts it; ledger units. */
export function liabilityOf(
  { unitMinor, hits }: Pick<BetLine, "unitMinor" | "hits">,
  odds: readonly number[],
  minor: bigint,
): bigint {
  return ((unitMinor * BigInt(Math.max(...odds))) / ODDS_ONE) * BigInt(hits) * minor;
}

function crossed(
  limits: Limits,
  bet: Bet,
  maxPayout: bigint,
  sums: PlayerSums,
): OrderRefused | undefined {
  for (const { unitMinor } of bet.lines) {
    if (unitMinor * bet.minor < limits.minUnit)
      return refuseOrder("UNIT_TOO_SMALL", { limit: limits.minUnit });
    if (unitMinor * bet.minor > limits.maxUnit)
      return refuseOrder("UNIT_TOO_LARGE", { limit: limits.maxUnit });
  }
  if (maxPayout > limits.orderPayout)
    return refuseOrder("PAYOUT_TOO_LARGE", { limit: limits.orderPayout });
  const left = limits.issuePayout - sums.before - sums.maxPayout;
  if (maxPayout > left) return refuseOrder("ISSUE_PAYOUT_TOO_LARGE", { limit: left });
  return undefined;
}

/** All lines or none. */
function reserve({ minor }: Bet, priced: readonly Priced[]): OrderRefused | undefined {
  for (const [at, one] of priced.entries()) {
    const { line, counter, cap, step, odds, liability } = one;
    if (standsAt(counter) + liability <= cap) {
      counter.ceiling = least(
        counter.ceiling,
        least(highestAt(step, cap), cap - liability) - counter.liability,
      );
      give(one, minor, 1n);
      continue;
    }
    const most =
      (((cap - standsAt(counter)) / minor / BigInt(line.hits)) * ODDS_ONE) /
      BigInt(Math.max(...odds));
    for (const earlier of priced.slice(0, at)) give(earlier, minor, -1n);
    return refuseOrder("EXPOSURE_FULL", {
      full: { market: line.market, selection: line.selection, unit: most * minor },
    });
  }
  return undefined;
}

function give({ line, counter, liability }: Priced, minor: bigint, sign: bigint): void {
  count(counter, sign * liability, sign * line.unitMinor * BigInt(line.count) * minor);
}

function add(sums: PlayerSums, stake: bigint, maxPayout: bigint): void {
  sums.stake += stake;
  sums.maxPayout += maxPayout;
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function limitsFor({ limits }: Standing, { order: { player } }: Bet): Limits {
  return limits.get(player.currency) ?? defaultLimits(player.currency);
}

function counterOf({ counters }: Standing, bet: Bet, at: number): Counter {
  const key = bet.counters[at];
  const counter = key && counters.get(counterName(key));
  if (!counter) throw new Error("A line's counter was not read");
  return counter;
}
