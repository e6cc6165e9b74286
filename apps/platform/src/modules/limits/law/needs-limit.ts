import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { isTrialAccount, type Player } from "../../players/index.ts";
import { limitLawOf } from "../../profiles/index.ts";
import { lawFor } from "./law-for.ts";

/** Whether a player has to set limits first, before any deposit or play. */
export async function needsLimit(
  platform: Platform,
  player: Pick<Player, "id" | "currency" | "brandId" | "kind">,
): Promise<boolean> {
  // A guest plays for nothing, and has no limits to set.
  if (isTrialAccount(player)) return false;
  const { db } = platform;
  // Nothing is asked of the database where no law asks for a limit.
  const law = await limitLawOf(platform, player.brandId);
  if (law.compulsory.length === 0) return false;
  const brand = await brandById(db, player.brandId);
  if (!brand) throw new Error(`The brand of player ${player.id} is gone`);
  return (await lawFor(law, db, { ...player, zone: brand.zone })).needed.length > 0;
}
