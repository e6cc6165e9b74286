import type { Platform } from "../../platform.ts";
import { selectOffered } from "./rewards/rewards.store.ts";
import { settingsOf } from "../settings/index.ts";

/** The points mall, while a brand's deposits earn points or it has rewards. */
export async function pointsOffer(platform: Platform, brandId: bigint) {
  const { points } = await settingsOf(platform, brandId);
  const open =
    points.depositPerPoint !== "0" || (await selectOffered(platform.db, brandId)).length > 0;
  return open ? (["pointMall"] as const) : [];
}
