import { z } from "zod";
import {
  answer,
  growingPage,
  pageOf,
  Refusal,
  success,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { playerByPublicId } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { STATES, type State } from "../conversation.ts";
import { lockOfPlayer } from "../conversations.store.ts";
import { state, topic } from "../wire.ts";
import { pageInbox, type InboxRow } from "./inbox.store.ts";

const PAGE = 20;

const row = z
  .object({
    id: z.string(),
    player: z.object({ id: z.string(), username: z.string() }),
    state,
    topic,
    waitingSince: wireTime.nullable(),
    lastAt: wireTime,
    assignedTo: z.string().nullable(),
    words: z.string().nullable().meta({ description: "The beginning of the newest words." }),
    unread: z.number().int(),
  })
  .meta({ id: "InboxRow", description: "A player's conversation in the inbox of staff." });

const query = z.object({
  state: z.enum(STATES).optional(),
  mine: z.stringbool().optional().meta({ description: "Only those taken by who asks." }),
  search: z
    .string()
    .trim()
    .max(64)
    .optional()
    .meta({ description: "The beginning of a username, or a player's id." }),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** The inbox of staff: conversations with players of their brand. */
export function inboxRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "Conversations with players: who waits longest first, or the newest first",
    querystring: query,
    response: { 200: answer(growingPage(row)) },
  };
  app.get(
    "/operator/v1/service",
    { preHandler: requireStaff(platform, "service.read"), schema: listing },
    async ({ staff, query: { state: wanted, mine, search, pageNo } }) => {
      const states: readonly State[] | undefined = wanted === undefined ? undefined : [wanted];
      const rows = await pageInbox(
        db,
        {
          brandId: staff.brandId,
          states,
          search: search || undefined,
          assignedTo: mine ? staff.username : undefined,
        },
        { limit: PAGE + 1, offset: (pageNo - 1) * PAGE },
      );
      return success(pageOf(rows.map(toWire), pageNo, PAGE));
    },
  );

  const opening = {
    summary: "The conversation with a player, to write to them; begun if there is none",
    body: z.object({ player: z.string().max(40) }),
    response: { 200: answer(z.object({ id: z.string() })) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.post(
    "/operator/v1/service",
    { preHandler: requireStaff(platform, "service.write"), schema: opening },
    async ({ staff, body }) => {
      const player = await playerByPublicId(db, body.player);
      if (!player || (staff.brandId !== null && player.brandId !== staff.brandId))
        throw new Refusal(404, "NOT_FOUND", "There is no such player.");
      const { publicId } = await db.inTransaction(async (tx) => {
        const conversation = await lockOfPlayer(tx, player);
        if (conversation.lastSeq === 0)
          await recordAudit(tx, {
            actor: staff.username,
            brandId: player.brandId,
            action: "service.open",
            subject: player.publicId,
            after: { conversation: conversation.publicId },
          });
        return conversation;
      });
      return success({ id: publicId });
    },
  );
}

function toWire({
  publicId,
  playerName,
  playerRef,
  waitingSince,
  lastAt,
  unread,
  ...same
}: InboxRow): z.infer<typeof row> {
  return {
    ...same,
    id: publicId,
    player: { id: playerRef, username: playerName },
    waitingSince: waitingSince?.toString() ?? null,
    lastAt: lastAt.toString(),
    unread: Number(unread),
  };
}
