import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { playerByPublicId } from "../players/index.ts";
import { requireStaff } from "../staff/index.ts";
import { PAGE_MESSAGES } from "./inbox.ts";
import { selectWritten } from "./messages.store.ts";
import { messageNumber, playerLetter, toPlayer } from "./wire.ts";

const written = playerLetter
  .extend({ deletedAt: wireTime.nullable() })
  .meta({ id: "LetterWritten", description: "A message to a player, as staff see it." });
const listed = z
  .object({ messages: z.array(written), hasEarlier: z.boolean() })
  .meta({ id: "LettersWritten" });

/** What a player was written, as staff see it. */
export function playerMessagesRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The messages in a player's inbox, those the player deleted included, newest first",
    params: z.object({ id: z.string().max(40) }),
    querystring: z.object({
      before: messageNumber.optional().meta({ description: "Only messages before this one." }),
    }),
    response: { 200: answer(listed) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/messages",
    { preHandler: requireStaff(platform, "inbox.read"), schema },
    async ({ staff, params: { id }, query }) => {
      const player = await playerByPublicId(platform.db, id);
      if (!player || (staff.brandId !== null && player.brandId !== staff.brandId))
        throw new Refusal(404, "NOT_FOUND", "There is no such player.");
      const found = await selectWritten(platform.reads, player.id, query.before, PAGE_MESSAGES + 1);
      return success({
        messages: found.slice(0, PAGE_MESSAGES).map((one) => ({
          ...toPlayer(one, ["EN"]),
          deletedAt: one.deletedAt?.toString() ?? null,
        })),
        hasEarlier: found.length > PAGE_MESSAGES,
      });
    },
  );
}
