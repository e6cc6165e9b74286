import { z } from "zod";
import { answer, nothing, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import { perPlayer } from "../../http/visitors/per-player.ts";
import type { Platform } from "../../platform.ts";
import { requireRealPlayer } from "../identity/index.ts";
import { readableFor } from "../settings/index.ts";
import { KINDS, MAIL_KINDS, PAGE_MESSAGES } from "./inbox.ts";
import { selectMailed, writeMailed } from "./mail/mailed-kinds.store.ts";
import { countUnread, selectMessages, updateDeleted, updateRead } from "./messages.store.ts";
import { publishUnread } from "./publish-unread.ts";
import { messageIds, messageNumber, playerLetter, toPlayer } from "./wire.ts";

/** Calls a minute of one player, and of one address, behind which many may live. */
const CHANGES = 60;
const ADDRESS = { rateLimit: { max: 600, timeWindow: "1 minute" } };

const unreadValue = z.object({ unread: z.number().int() }).meta({ id: "InboxUnread" });
const listed = z
  .object({ messages: z.array(playerLetter), hasEarlier: z.boolean() })
  .meta({ id: "Inbox", description: "A page of a player's messages, the newest first." });
const mailed = z
  .object({ kinds: z.array(z.enum(MAIL_KINDS)) })
  .meta({ id: "InboxMail", description: "Kinds of messages that are sent by mail too." });

/** A player's messages from the house. */
export function inboxRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const signedIn = requireRealPlayer(platform);

  const counting = {
    summary: "How many messages the player has not read",
    response: { 200: answer(unreadValue) },
  };
  app.get("/api/v1/inbox/unread", { preHandler: signedIn, schema: counting }, async ({ player }) =>
    success({ unread: (await countUnread(db, [player.id])).get(player.id) ?? 0 }),
  );

  const listing = {
    summary: "The player's messages: the newest ones, or earlier ones",
    querystring: z.object({
      kind: z.enum(KINDS).optional(),
      unread: z.stringbool().default(false),
      before: messageNumber.optional().meta({
        description: "Only messages before this one: the last of the page before.",
      }),
    }),
    response: { 200: answer(listed) },
  };
  app.get("/api/v1/inbox", { preHandler: signedIn, schema: listing }, async (request) => {
    const { player, query } = request;
    const readable = await readableFor(platform, player.brandId, request);
    const found = await selectMessages(
      db,
      player.id,
      { ...query, kind: query.kind, before: query.before },
      PAGE_MESSAGES + 1,
    );
    return success({
      messages: found.slice(0, PAGE_MESSAGES).map((one) => toPlayer(one, readable)),
      hasEarlier: found.length > PAGE_MESSAGES,
    });
  });

  changeRoutes(app, platform);
}

function changeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = [requireRealPlayer(platform), perPlayer(app, CHANGES)];
  const reading = {
    summary: "Marks messages as read: some, or all up to one",
    body: z.union([z.object({ ids: messageIds }), z.object({ upTo: messageNumber })]),
    response: { 200: answer(unreadValue) },
  };
  app.post(
    "/api/v1/inbox/read",
    { preHandler, config: ADDRESS, schema: reading },
    async ({ player, body }) => {
      await updateRead(db, player.id, body);
      return success({ unread: (await publishUnread(platform, [player.id])).get(player.id) ?? 0 });
    },
  );

  const deleting = {
    summary: "Deletes messages",
    body: z.object({ ids: messageIds }),
    response: { 200: answer(unreadValue) },
  };
  app.post(
    "/api/v1/inbox/delete",
    { preHandler, config: ADDRESS, schema: deleting },
    async ({ player, body }) => {
      await updateDeleted(db, player.id, body.ids);
      return success({ unread: (await publishUnread(platform, [player.id])).get(player.id) ?? 0 });
    },
  );

  const showing = {
    summary: "Which kinds of messages the player wants by mail too",
    response: { 200: answer(mailed) },
  };
  app.get(
    "/api/v1/inbox/mail",
    { preHandler: requireRealPlayer(platform), schema: showing },
    async ({ player }) => success({ kinds: [...(await selectMailed(db, player.id))] }),
  );

  const choosing = {
    summary: "Chooses which kinds of messages are sent by mail too, to the verified address",
    body: mailed,
    response: { 200: answer(nothing) },
  };
  app.put(
    "/api/v1/inbox/mail",
    { preHandler, config: ADDRESS, schema: choosing },
    async ({ player, body }) => {
      await db.inTransaction((tx) => writeMailed(tx, player.id, body.kinds));
      return success({});
    },
  );
}
