import { CAP_NAMES, type Account, type CapName, type Caps, type PlayCap } from "../wallet.ts";
import type { Bounds, Sums, WindowName } from "./sums.ts";

export type SumCap = Exclude<PlayCap, "singleBet">;
type Measure = "staked" | "lost";

const SUM_CAPS = {
  dailyWager: ["day", "staked"],
  weeklyWager: ["week", "staked"],
  monthlyWager: ["month", "staked"],
  dailyLoss: ["day", "lost"],
  weeklyLoss: ["week", "lost"],
  monthlyLoss: ["month", "lost"],
} as const satisfies Record<SumCap, readonly [WindowName, Measure]>;
const SUM_CAP_NAMES = Object.keys(SUM_CAPS) as SumCap[];

/**
 * What of a cap is used at a time, in ledger units; a loss below zero is a gain. Money that is
 * elsewhere counts as staked and lost, whenever it went there: it can be played with any moment
 * (docs/decisions/0020).
 */
function usedOf(sums: Sums, cap: SumCap, now: number): bigint {
  const [window, measure] = SUM_CAPS[cap];
  const rolling = sums.window(window);
  const played = measure === "staked" ? rolling.stakedAt(now) : rolling.lostAt(now);
  return played + sums.away;
}

/** When a cap has `room` for a stake again, if nothing more is played; undefined for never. */
export function freesAt(sums: Sums, cap: SumCap, room: bigint, now: number): number | undefined {
  const [window, measure] = SUM_CAPS[cap];
  return sums.window(window).fallsTo(room - sums.away, measure, now);
}

/** What is used of every cap on what is played in a window, in ledger units. */
export type CapsUsed = Readonly<Record<SumCap, bigint>>;

export function usedOfCaps(sums: Sums, now: number): CapsUsed {
  const used = SUM_CAP_NAMES.map((cap) => [cap, usedOf(sums, cap, now)] as const);
  return Object.fromEntries(used) as CapsUsed;
}

/** Whether a cap on what is played in a window is set. */
export function asksForSums(account: Account): boolean {
  return SUM_CAP_NAMES.some((cap) => account[cap] !== null);
}

/**
 * The cap that refuses a stake, undefined for none. Open stakes count as lost: they have left cash
 * and no payout has come (player-money, section 12). What takes no money is never refused.
 */
export function refusedByCap(
  account: Account,
  sums: Sums | undefined,
  { stake, category }: { readonly stake: bigint; readonly category: number | undefined },
  now: number,
): CapName | undefined {
  if (stake === 0n) return undefined;
  const { singleBet, bonusBet, bonusClosed } = account;
  if (singleBet !== null && stake > singleBet) return "singleBet";
  if (bonusClosed !== null && isClosed(bonusClosed, category)) return "bonusClosed";
  if (bonusBet !== null && stake > bonusBet) return "bonusBet";
  return refusedBySum(account, sums, stake, now);
}

function isClosed(closed: bigint, category: number | undefined): boolean {
  return category !== undefined && ((closed >> BigInt(category)) & 1n) === 1n;
}

/** The same of the caps on what is played in a window. */
export function refusedBySum(
  account: Account,
  sums: Sums | undefined,
  stake: bigint,
  now: number,
): SumCap | undefined {
  if (!asksForSums(account)) return undefined;
  if (!sums) throw new Error("Sums were not loaded for a player with caps");
  if (sums.hasRoomFor(stake, now, () => boundsOf(account, sums, now))) return undefined;
  return SUM_CAP_NAMES.find((cap) => {
    const most = account[cap];
    return most !== null && usedOf(sums, cap, now) + stake > most;
  });
}

/** What the caps leave to be staked and lost at a time. */
function boundsOf(account: Account, sums: Sums, now: number): Bounds {
  const bounds: { -readonly [Name in keyof Bounds]: Bounds[Name] } = {
    staked: undefined,
    lost: undefined,
  };
  for (const cap of SUM_CAP_NAMES) {
    const most = account[cap];
    if (most === null) continue;
    const [, measure] = SUM_CAPS[cap];
    const left = most - usedOf(sums, cap, now);
    const least = bounds[measure];
    if (least === undefined || left < least) bounds[measure] = left;
  }
  return bounds;
}

/** Those caps of a command that it says something of. */
export function capsOf(said: Partial<Caps>): Partial<Caps> {
  const named = CAP_NAMES.filter((cap) => said[cap] !== undefined);
  return Object.fromEntries(named.map((cap) => [cap, said[cap]]));
}
