import { readClock, type Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { countsForLoyalty } from "../../loyalty/index.ts";
import type { Player } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import { selectForgiven, selectLastSign } from "./signs.store.ts";
import { mayMiss, nextStreak, placeOf } from "./streak.ts";

/** A player's daily check-in. Cash in ledger units. */
export interface SignsOf {
  readonly isSigned: boolean;
  /** Days in a row up to now; 0 where the next sign starts over. */
  readonly streak: number;
  /** Whether a missed day of this month would be forgiven. */
  readonly mayMiss: boolean;
  readonly wagerTimes: number;
  /** The row of rewards, and whether each was collected in this round of them. */
  readonly days: readonly {
    readonly points: number;
    readonly cash: bigint;
    readonly isCollected: boolean;
  }[];
}

/** A player's daily check-in; undefined where there is none for them. */
export async function signsOf(tx: Tx, player: Player, brand: Brand): Promise<SignsOf | undefined> {
  const { days, wagerTimes } = await currentSection(tx, brand.id, "signIn");
  if (days.length === 0 || !countsForLoyalty(player, brand)) return undefined;
  const today = (await readClock(tx)).toZonedDateTimeISO(brand.zone).toPlainDate();
  const last = await selectLastSign(tx, player.id);
  const forgiven = await selectForgiven(tx, player.id, today);
  const isSigned = last !== undefined && Temporal.PlainDate.compare(last.day, today) >= 0;
  const streak = isSigned ? last.streak : nextStreak(last, today, forgiven).streak - 1;
  // Of a round that is full the last day stays collected until the next sign.
  const collected = isSigned ? placeOf(streak, days.length) + 1 : streak % days.length;
  return {
    isSigned,
    streak,
    mayMiss: mayMiss(today, forgiven),
    wagerTimes,
    days: days.map(({ points, cash }, at) => ({
      points,
      cash: BigInt(cash),
      isCollected: at < collected,
    })),
  };
}
