import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { zonesOf, type Brand } from "../../brands/index.ts";
import { countsForLoyalty } from "../../loyalty/index.ts";
import type { Player } from "../../players/index.ts";
import { givePoints } from "../../points/index.ts";
import { giveReward } from "../../promotions/index.ts";
import { currentSection } from "../../settings/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { lockMember } from "../progress/progress.store.ts";
import { addSource } from "../progress/sources.store.ts";
import type { ClaimRefusal } from "../refusals.ts";
import { insertSign, selectForgiven, selectLastSign } from "./signs.store.ts";
import { nextStreak, placeOf } from "./streak.ts";

/**
 * Signs a player in for the brand's day, with the reward of the day of their streak, in one
 * transaction. Repeated on the same day it changes nothing. Where it is refused the caller rolls
 * its transaction back.
 */
export async function signIn(
  tx: Tx,
  wallet: Wallet,
  { player, brand }: { readonly player: Player; readonly brand: Brand },
): Promise<Result<void, ClaimRefusal>> {
  await lockMember(tx, player.id);
  const { days, wagerTimes: times } = await currentSection(tx, brand.id, "signIn");
  if (days.length === 0) return refuse("NOT_FOUND");
  if (!countsForLoyalty(player, brand)) return refuse("REWARD_BARRED");
  const now = await readClock(tx);
  const day = now.toZonedDateTimeISO(brand.zone).toPlainDate();
  const last = await selectLastSign(tx, player.id);
  if (last && Temporal.PlainDate.compare(last.day, day) >= 0) return ok(undefined);
  const next = nextStreak(last, day, await selectForgiven(tx, player.id, day));
  const reward = days[placeOf(next.streak, days.length)];
  if (!reward) throw new Error(`There is no reward for day ${next.streak} of a streak`);
  const [points, cash] = [BigInt(reward.points), BigInt(reward.cash)];
  await insertSign(tx, { player: player.id, day, ...next, points, cash });
  const source = `sign ${day.toString()}`;
  const amounts = new Map([["SIGN_IN", 1n]] as const);
  const happened = { player: player.id, brandId: brand.id, source, at: now, amounts };
  await addSource(tx, happened, await zonesOf(tx, brand.id));
  if (points > 0n) {
    const remark = day.toString();
    await givePoints(tx, { player: player.id, brandId: brand.id, points, ref: source, remark });
  }
  const key = `sign:${day.toString()}:${player.id}`;
  const given = { brand, player, key, units: cash, times, reason: source };
  const paid = await giveReward(tx, wallet, given);
  if (paid.ok) return ok(undefined);
  return refuse(paid.refusal === "BALANCE_LIMIT" ? "OWN_LIMIT" : "REWARD_BARRED");
}
