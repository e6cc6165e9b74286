import type { Platform } from "../../../../platform.ts";
import type { Player } from "../../../players/index.ts";
import { unclaimedLawOf } from "../../../profiles/index.ts";
import { selectSince, type ExcludedSince } from "./unclaimed.store.ts";

const DAY_HOURS = 24;

/** From when on a law has the balance of an excluded player go to public funds. */
export function dueOf({ since }: ExcludedSince, days: number): Temporal.Instant {
  return since.add({ hours: days * DAY_HOURS });
}

/** The same of one player, with the rule; undefined for one not excluded, or without a law. */
export async function unclaimedFrom(
  platform: Platform,
  { id, brandId }: Pick<Player, "id" | "brandId">,
): Promise<{ readonly from: Temporal.Instant; readonly rule: string } | undefined> {
  const law = await unclaimedLawOf(platform, brandId);
  const excluded = law && (await selectSince(platform.db, id));
  return excluded && { from: dueOf(excluded, law.days), rule: law.rule };
}
