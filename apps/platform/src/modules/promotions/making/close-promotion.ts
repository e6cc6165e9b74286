import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { endRequests } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Promotion } from "../promotion.ts";
import { lockPromotion, updatePaused } from "../promotions.store.ts";
import { movePromotion } from "./move-promotion.ts";
import { OPEN_KIND } from "./open-promotion.ts";

/** Which promotion of a brand, who does it, and why. */
interface Deciding {
  readonly publicId: string;
  /** Null for any. */
  readonly brandId: bigint | null;
  readonly actor: string;
  readonly reason: string;
}

/** Closes a promotion for good: nothing new is given. What was given runs to its end. */
export async function closePromotion(
  tx: Tx,
  { publicId, brandId, actor, reason }: Deciding,
): Promise<Result<Promotion, "NOT_FOUND" | "WRONG_STATE">> {
  const promotion = await lockPromotion(tx, publicId, brandId);
  if (!promotion) return refuse("NOT_FOUND");
  if (promotion.status === "CLOSE") return refuse("WRONG_STATE");
  const closed = await movePromotion(tx, promotion, "CLOSE", { actor, reason });
  await endRequests(tx, { kind: OPEN_KIND, subject: publicId }, "The promotion was closed");
  await recordAudit(tx, {
    actor,
    brandId: promotion.brandId,
    action: "promotion.close",
    subject: publicId,
    reason,
  });
  return ok(closed);
}

/** Takes an open promotion off the site for a while, or brings it back. */
export async function pausePromotion(
  tx: Tx,
  { publicId, brandId, actor, reason, paused }: Deciding & { readonly paused: boolean },
): Promise<Result<Promotion, "NOT_FOUND" | "WRONG_STATE">> {
  const promotion = await lockPromotion(tx, publicId, brandId);
  if (!promotion) return refuse("NOT_FOUND");
  const { status } = promotion;
  if (status === "DRAFT" || status === "CLOSE" || promotion.paused === paused)
    return refuse("WRONG_STATE");
  await updatePaused(tx, promotion.id, paused);
  await recordAudit(tx, {
    actor,
    brandId: promotion.brandId,
    action: paused ? "promotion.pause" : "promotion.resume",
    subject: publicId,
    reason,
  });
  return ok({ ...promotion, paused });
}
