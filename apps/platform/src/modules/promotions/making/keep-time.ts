import { readClock, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { lockPromotion, selectDue } from "../promotions.store.ts";
import { closePromotion } from "./close-promotion.ts";
import { movePromotion } from "./move-promotion.ts";

/** Promotions of one run. */
const MOST = 100;

/** Opens and closes promotions whose time has come, each in a transaction of its own. */
export async function keepTime({ db }: Pick<Platform, "db">): Promise<void> {
  for (const { publicId } of await selectDue(db, MOST))
    await db.inTransaction((tx) => keepOne(tx, publicId));
}

async function keepOne(tx: Tx, publicId: string): Promise<void> {
  const promotion = await lockPromotion(tx, publicId, null);
  if (!promotion) return;
  const now = await readClock(tx);
  const isPast = (at: Temporal.Instant | null) =>
    at !== null && Temporal.Instant.compare(at, now) <= 0;
  if (isPast(promotion.endsAt) && promotion.status !== "CLOSE") {
    const reason = "Its time is over";
    await closePromotion(tx, { publicId, brandId: null, actor: "system", reason });
  } else if (promotion.status === "COMING_SOON" && isPast(promotion.startsAt))
    await movePromotion(tx, promotion, "OPEN", { actor: "system", reason: "Its time has come" });
}
