import { readClock } from "@perya/postgres";
import { refuse } from "@perya/result";
import type { RewardSource } from "../../../reward-source.ts";
import { signIn } from "./sign-in.ts";
import { signsOf } from "./signs-of.ts";
import { selectSignedSince } from "./signs.store.ts";

/** Today's check-in in the reward centre, by the brand's day; days without a reward are not. */
export const signRewards: RewardSource = {
  kind: "signIn",
  open: async (tx, { player, brand }) => {
    const signs = await signsOf(tx, player, brand);
    const next = signs?.days.find(({ isCollected }) => !isCollected);
    if (!signs || signs.isSigned || !next || (next.points === 0 && next.cash === 0n)) return [];
    const now = (await readClock(tx)).toZonedDateTimeISO(brand.zone);
    const day = now.toPlainDate();
    const until = day.add({ days: 1 }).toZonedDateTime({ timeZone: brand.zone }).toInstant();
    const reward = { points: BigInt(next.points), cash: next.cash, times: signs.wagerTimes };
    const id = day.toString();
    return [{ id, title: null, period: id, ...reward, until, creditsItself: false }];
  },
  claim: async (tx, wallet, { player, brand, id }) => {
    const today = (await readClock(tx)).toZonedDateTimeISO(brand.zone).toPlainDate();
    if (id !== today.toString()) return refuse("REWARD_LATE");
    const signed = await signIn(tx, wallet, { player, brand });
    if (signed.ok) return signed;
    const { refusal } = signed;
    return refuse(refusal === "OWN_LIMIT" || refusal === "NOT_FOUND" ? refusal : "REWARD_BARRED");
  },
  credited: async (tx, { player }, since, most) =>
    (await selectSignedSince(tx, player.id, since, most)).map(({ day, cash, points, at }) => ({
      id: day,
      title: null,
      period: day,
      cash,
      points,
      // What had to be played of it then is with what has to be played.
      times: 0,
      at,
    })),
};
