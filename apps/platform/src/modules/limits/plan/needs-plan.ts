import { readClock } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { isTrialAccount, type Player } from "../../players/index.ts";
import { wantsPlan, type Product } from "../../profiles/index.ts";
import { isOver } from "./plan.ts";
import { selectLastPlan } from "./plans.store.ts";

/** Whether a player has to plan a session before a game of a product opens. */
export async function needsPlan(
  platform: Platform,
  player: Pick<Player, "id" | "brandId" | "kind">,
  product: Product,
): Promise<boolean> {
  // A guest plays for nothing.
  if (isTrialAccount(player)) return false;
  if (!(await wantsPlan(platform, player.brandId, product))) return false;
  const last = await selectLastPlan(platform.db, player.id);
  return !last || isOver(last, await readClock(platform.db));
}
