import { readClock, type Tx } from "@perya/postgres";
import { countsForLoyalty } from "../../loyalty/index.ts";
import { currentSection } from "../../settings/index.ts";
import { countQualified } from "../friends/friends.store.ts";
import type { Reason } from "../friends/friend.ts";
import type { Parties } from "./parties.ts";
import { sharedWith } from "./shared-with.ts";

/** Why nothing is paid, and what staff should know of it. */
export interface Why {
  readonly reason: Reason;
  readonly detail: string | null;
}

/**
 * Why a friend who has done everything brings no reward, for good: an account of tests, one person
 * behind two accounts, or as many friends in the month of the brand's clock as the brand pays for.
 */
export async function whyRefused(
  tx: Tx,
  { one, brand, friend, referrer }: Parties,
): Promise<Why | undefined> {
  if (!countsForLoyalty(referrer, brand))
    return { reason: "TEST", detail: "The account of who invited them does not count" };
  if (!countsForLoyalty(friend, brand))
    return { reason: "TEST", detail: "The friend's account does not count" };
  const shared = await sharedWith(tx, one);
  if (shared !== undefined) return { reason: "LINKED", detail: shared };
  if (one.qualifiedAt !== null) return undefined;
  const { friendsPerMonth } = await currentSection(tx, brand.id, "referral");
  const month = (await readClock(tx)).toZonedDateTimeISO(brand.zone).with({ day: 1 }).startOfDay();
  const rewarded = await countQualified(tx, referrer.id, month.toInstant());
  return rewarded >= friendsPerMonth
    ? { reason: "MONTH_FULL", detail: `${rewarded} friends this month` }
    : undefined;
}
