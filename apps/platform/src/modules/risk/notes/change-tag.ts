import type { Tx } from "@perya/postgres";
import { Refusal } from "../../../http/answers/answer.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Player } from "../../players/index.ts";
import { deleteTag, insertTag, selectTags } from "./notes.store.ts";

/** Most tags of one player. */
const MOST = 20;

/** Gives a player a tag or takes it away; nothing happens where it is so already. */
export async function changeTag(
  tx: Tx,
  player: Player,
  staff: string,
  { tag, on }: { readonly tag: string; readonly on: boolean },
): Promise<void> {
  if (on && (await selectTags(tx, player.id)).length >= MOST)
    throw new Refusal(422, "TOO_MANY_TAGS", `A player has at most ${MOST} tags.`);
  const changed = on
    ? await insertTag(tx, player, tag, staff)
    : await deleteTag(tx, player.id, tag);
  if (!changed) return;
  await recordAudit(tx, {
    actor: staff,
    action: on ? "player.tag" : "player.untag",
    subject: player.publicId,
    brandId: player.brandId,
    after: { tag },
  });
}
