import type { Check } from "../../chaos/proof/check.ts";
import { CONVERT, MATCH, MISSIONS, REBATE, SIGN_POINTS, VOUCHER } from "../gifts/terms.ts";
import type { Journal } from "../people/journal.ts";
import type { ComputedOrder } from "./compute-order.ts";
import type { StoredDraw } from "./evening.store.ts";
import type { StoredGifts } from "./gifts.store.ts";

const MINOR = 1_000n;
const [TEN_THOUSAND, MILLION] = [10_000n, 1_000_000n];

/** What a player should have got, computed from what they did. Ledger units and points. */
export interface DueGifts {
  readonly player: bigint;
  readonly deposits: bigint;
  readonly bonus: bigint;
  readonly missions: readonly (keyof typeof MISSIONS)[];
  readonly rebate: bigint;
  readonly conversions: bigint;
  /** What all of it adds to the player's money. */
  readonly cash: bigint;
  readonly points: bigint;
}

/** What was done in the evening, and the draws that it was done in. */
export interface Played {
  readonly journal: Journal;
  readonly computed: readonly ComputedOrder[];
  readonly draws: ReadonlyMap<bigint, StoredDraw>;
  /** When the first day of the evening ended, in milliseconds since 1970. */
  readonly dayEnd: number;
}

/** What a player validly played in draws that were settled before a time; ledger units. */
export function turnoverBefore(
  player: bigint,
  { computed, draws }: Pick<Played, "computed" | "draws">,
  before: number,
): bigint {
  return computed
    .filter(({ order }) => order.player === player && !order.cancelled)
    .filter(({ order }) => {
      const { status, settledAt } = draws.get(order.draw) ?? {};
      return status === "SETTLED" && (settledAt?.epochMilliseconds ?? before) < before;
    })
    .reduce((sum, { order, pushed }) => sum + order.stake - pushed, 0n);
}

/** The gifts of a player, by the terms of the evening and with arithmetic of its own. */
export function dueGifts(player: bigint, played: Played): DueGifts {
  const { journal, dayEnd } = played;
  const redeemed = BigInt(journal.redeemed.get(player) ?? 0);
  const conversions = BigInt(journal.converted.get(player) ?? 0);
  const turnover = turnoverBefore(player, played, Infinity);
  const yesterday = turnoverBefore(player, played, dayEnd);
  const missions = [
    ...(redeemed >= MISSIONS.DEPOSIT_COUNT.target ? (["DEPOSIT_COUNT"] as const) : []),
    ...(turnover >= MISSIONS.TURNOVER.target ? (["TURNOVER"] as const) : []),
  ];
  const half = (VOUCHER.units * MATCH.bps) / TEN_THOUSAND;
  const bonus = redeemed === 0n ? 0n : half < MATCH.cap ? half : MATCH.cap;
  const exact = (yesterday * REBATE.ppm) / MILLION;
  const whole = exact - (exact % MINOR);
  const rebate = whole < REBATE.minimum ? 0n : whole;
  const of = (what: "cash" | "points") =>
    missions.reduce((sum, kind) => sum + MISSIONS[kind][what], 0n);
  return {
    player,
    deposits: redeemed,
    bonus,
    missions,
    rebate,
    conversions,
    cash: redeemed * VOUCHER.units + bonus + of("cash") + rebate + conversions * CONVERT.units,
    points: redeemed * VOUCHER.points + of("points") + SIGN_POINTS - conversions * CONVERT.points,
  };
}

/** Every gift was given once and is what its terms give, to the unit. */
export function checkGifts(due: readonly DueGifts[], stored: readonly StoredGifts[]): Check {
  const byPlayer = new Map(stored.map((one) => [one.player, one]));
  const faults = due.flatMap((own) => {
    const { player, deposits, bonus, missions, rebate, points } = own;
    const got = byPlayer.get(player);
    const wanted = {
      deposits,
      bonuses: bonus > 0n ? 1n : 0n,
      bonusUnits: bonus,
      missionKinds: missions.join(),
      signs: 1n,
      rebates: rebate > 0n ? 1n : 0n,
      rebateUnits: rebate,
      points,
    };
    return Object.entries(wanted).flatMap(([name, value]) => {
      const is = got?.[name as keyof typeof wanted];
      const told = Array.isArray(is) ? is.join() : is;
      return told === value
        ? []
        : [`player ${player}: ${name} is ${String(told)} and should be ${value}`];
    });
  });
  return {
    name: "each bonus, mission, rebate and point is what its terms give",
    looked: due.length,
    faults,
  };
}
