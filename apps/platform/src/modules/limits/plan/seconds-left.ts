import { readClock } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import type { Player } from "../../players/index.ts";
import { wantsPlan } from "../../profiles/index.ts";
import { isOver } from "./plan.ts";
import { selectLastPlan } from "./plans.store.ts";

/**
 * Whole seconds, rounded up, until a player's planned session is over; undefined where none runs,
 * or no law wants one.
 */
export async function secondsLeft(
  platform: Platform,
  { id, brandId }: Pick<Player, "id" | "brandId">,
): Promise<number | undefined> {
  if (!(await wantsPlan(platform, brandId))) return undefined;
  const last = await selectLastPlan(platform.db, id);
  const now = await readClock(platform.db);
  return last && !isOver(last, now) ? Math.ceil(now.until(last.until).total("seconds")) : undefined;
}
