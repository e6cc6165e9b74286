import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { FeedbackForm } from "../../http/feedback-form.ts";
import { countOfDay, insertFeedback, insertImage, lockSender } from "./feedback.store.ts";

const MAX_A_DAY = 20;

/** Stores a player's feedback with its pictures. */
export async function sendFeedback(
  tx: Tx,
  player: { readonly id: bigint; readonly brandId: bigint },
  { content, images }: FeedbackForm,
): Promise<Result<undefined, "TOO_MANY_REQUESTS">> {
  await lockSender(tx, player.id);
  if ((await countOfDay(tx, player.id)) >= MAX_A_DAY) return refuse("TOO_MANY_REQUESTS");
  const id = await insertFeedback(tx, { brandId: player.brandId, playerId: player.id, content });
  for (const [at, { kind, bytes }] of images.entries())
    await insertImage(tx, id, at + 1, kind, bytes);
  return ok(undefined);
}
