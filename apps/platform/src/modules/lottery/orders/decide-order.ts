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
import { refusedByLaw } from "./refused-by-law.ts";
import { sumsName, visibleName, type PlayerSums, type OrderSnapshot } from "./snapshot.ts";

/**
 * An order accepted by everything except the wallet, with its reservations. Amounts are ledger
 * units.
 */
export interface Agreed {
  readonly ok: true;
  readonly lines: readonly AcceptedLine[];
  readonly maxPayout: bigint;
  readonly placedAt: Temporal.Instant;
  /** Frees the reservation: the wallet refused. */
  release(): void;
}

/** A line at its current price. */
interface Priced {
  readonly line: BetLine;
  readonly counter: Counter;
  readonly cap: bigint;
  readonly step: PriceStep;
  readonly odds: readonly number[];
  /** Its possible payout, as exposure counts it. */
  readonly liability: bigint;
}

/**
 * Decides one order against a snapshot and reserves its exposure in the snapshot's counters;
 * otherwise pure. The order of the checks is that of the lottery specification, section 10.
 */
export function decideOrder(snapshot: OrderSnapshot, bet: Bet): Agreed | OrderRefused {
  const issue = snapshot.issues.get(bet.issue.id);
  const { chaseId } = bet.order;
  // A chase that was stopped in the meantime bets no more.
  if (!issue || (chaseId !== null && !snapshot.chases.has(chaseId)))
    return refuseOrder("NOT_FOUND");
  if (
    !issue.enabled ||
    !snapshot.visible.has(visibleName(bet.order.player.brandId, bet.issue.catalogueGameId))
  )
    return refuseOrder("GAME_OFF");
  if (!issue.isOnSale) return refuseOrder("ISSUE_CLOSED");
  const unlawful = refusedByLaw(bet, issue.now.epochMilliseconds);
  if (unlawful) return unlawful;
  // The draws of a chase come while its player is away: they take no time, and wait for no answer.
  const pause = chaseId === null ? snapshot.paused.get(bet.order.player.id) : undefined;
  if (pause) return refuseOrder(pause);
  const profile = snapshot.odds.get(
    oddsName({ prizeMode: issue.prizeMode, rules: bet.issue.rules }),
  );
  if (!profile) throw new Error(`No odds were read for ${bet.issue.gameCode}`);
  const priced = priceLines(snapshot, bet, profile);
  if (!Array.isArray(priced)) return priced;
  const changed = priced.filter(({ line, step }) => step < line.step);
  if (changed.length > 0 || (bet.order.oddsVersion ?? profile.version) !== profile.version) {
    const steps = priced
      .filter(({ step }) => step < 100)
      .map(({ line, step }) => ({ market: line.market, selection: line.selection, step }));
    return refuseOrder("ODDS_CHANGED", { oddsVersion: profile.version, steps });
  }
  const maxPayout = priced.reduce((sum, { liability }) => sum + liability, 0n);
  const sums = snapshot.sums.get(sumsName(issue.id, bet.order.player.id));
  if (!sums) throw new Error(`No sums were read of player ${bet.order.player.id}`);
  const limits = limitsFor(snapshot, bet);
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

function priceLines(
  snapshot: OrderSnapshot,
  bet: Bet,
  profile: OddsProfile,
): Priced[] | OrderRefused {
  const limits = limitsFor(snapshot, bet);
  const highest = highestOdds(profile);
  const priced: Priced[] = [];
  for (const [at, line] of bet.lines.entries()) {
    const counter = counterOf(snapshot, bet, at);
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

/** A line's possible payout, as exposure counts it; ledger units. */
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

function limitsFor({ limits }: OrderSnapshot, { order: { player } }: Bet): Limits {
  return limits.get(player.currency) ?? defaultLimits(player.currency);
}

function counterOf({ counters }: OrderSnapshot, bet: Bet, at: number): Counter {
  const key = bet.counters[at];
  const counter = key && counters.get(counterName(key));
  if (!counter) throw new Error("A line's counter was not read");
  return counter;
}
