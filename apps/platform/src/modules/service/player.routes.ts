import { z } from "zod";
import { answer, nothing, success } from "../../http/answers/answer.ts";
import { PICTURE, sendPicture } from "../../http/answers/send-picture.ts";
import { readPictureForm } from "../../http/picture-form.ts";
import type { App } from "../../http/app.ts";
import { refusalsOf } from "../../http/answers/refusals.ts";
import { perPlayer } from "../../http/visitors/per-player.ts";
import type { Platform } from "../../platform.ts";
import { requireRealPlayer } from "../identity/index.ts";
import { settingsOf } from "../settings/index.ts";
import { askVerification } from "./ask-verification.ts";
import { PAGE_MESSAGES } from "./conversation.ts";
import { selectOfPlayer, updatePlayerRead } from "./conversations.store.ts";
import { MESSAGE_TABLE, MESSAGE_TEXTS, messageForm, messageIn, refusal } from "./message-form.ts";
import { selectMessages, selectPicture } from "./messages.store.ts";
import { publishUnread, unreadOf } from "./publish-unread.ts";
import { sendAsPlayer } from "./send-as-player.ts";
import {
  before,
  pageOfMessages,
  picturePlace,
  playerMessage,
  read,
  state,
  stateOf,
  toPlayer,
  topic,
} from "./wire.ts";

/** Calls a minute of one player, and of one address, behind which many may live. */
const SENDS = 20;
const ASKS = 5;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };

const status = z
  .object({ state, topic, messages: z.array(playerMessage), hasEarlier: z.boolean() })
  .meta({ id: "ServiceConversation", description: "A page of it, the oldest message first." });
const unread = z.object({ unread: z.number().int() }).meta({ id: "ServiceUnread" });

/** A player's conversation with customer service. There is one, and it is always the player's. */
export function playerServiceRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const signedIn = requireRealPlayer(platform);

  const counting = {
    summary: "How many messages of customer service the player has not read",
    response: { 200: answer(unread) },
  };
  app.get(
    "/api/v1/service/unread",
    { preHandler: signedIn, schema: counting },
    async ({ player }) => success({ unread: await unreadOf(db, player.id) }),
  );

  const listing = {
    summary:
      "The player's conversation with customer service: its newest messages, or earlier ones",
    querystring: before,
    response: { 200: answer(status) },
  };
  app.get(
    "/api/v1/service/messages",
    { preHandler: signedIn, schema: listing },
    async ({ player, query }) => {
      const conversation = await selectOfPlayer(db, player.id);
      if (!conversation)
        return success({
          state: "open" as const,
          topic: "general" as const,
          messages: [],
          hasEarlier: false,
        });
      const { messages, hasEarlier } = pageOfMessages(
        await selectMessages(db, conversation.id, query.before, PAGE_MESSAGES + 1),
      );
      return success({ ...stateOf(conversation), messages: messages.map(toPlayer), hasEarlier });
    },
  );

  const showing = {
    summary: "A picture of the player's conversation",
    params: z.object(picturePlace),
    response: { 200: PICTURE },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/api/v1/service/messages/:seq/pictures/:place",
    { preHandler: signedIn, schema: showing },
    async ({ player, params: { seq, place } }, reply) => {
      const conversation = await selectOfPlayer(db, player.id);
      return sendPicture(
        reply,
        conversation && (await selectPicture(db, conversation.id, seq, place)),
      );
    },
  );

  const reading = {
    summary: "Marks messages as read, up to a number",
    body: read,
    response: { 200: answer(unread) },
  };
  app.post(
    "/api/v1/service/read",
    { preHandler: signedIn, schema: reading },
    async ({ player, body }) => {
      await updatePlayerRead(db, player.id, body.seq);
      return success({ unread: await publishUnread(platform, player.id) });
    },
  );

  writingRoutes(app, platform);
}

function writingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const signedIn = requireRealPlayer(platform);
  const offered = async ({ player }: { readonly player: { readonly brandId: bigint } }) => {
    if (!(await settingsOf(platform, player.brandId)).service.conversations)
      throw refusal("NOT_OFFERED");
  };

  const sending = {
    summary: "Writes to customer service, with up to three pictures",
    upload: messageForm,
    response: { 200: answer(playerMessage) },
    refusals: refusalsOf(MESSAGE_TABLE),
  };
  app.post(
    "/api/v1/service/messages",
    { preHandler: [signedIn, perPlayer(app, SENDS)], config: ADDRESS, schema: sending },
    async (request) => {
      const { player } = request;
      await offered(request);
      const form = messageIn(await readPictureForm(request, MESSAGE_TEXTS));
      const sent = await db.inTransaction((tx) => sendAsPlayer(tx, player, form));
      if (!sent.ok) throw refusal(sent.refusal);
      // The player's other windows show it too.
      await publishUnread(platform, player.id);
      return success(toPlayer(sent.value.message));
    },
  );

  const asking = {
    summary: "Asks staff for a check of the player's identity; once, until it is done",
    response: { 200: answer(nothing) },
    refusals: { 403: ["NOT_OFFERED"], 429: ["TOO_MANY_REQUESTS"] },
  };
  app.post(
    "/api/v1/service/verification",
    { preHandler: [signedIn, perPlayer(app, ASKS)], config: ADDRESS, schema: asking },
    async (request) => {
      const { player } = request;
      await offered(request);
      await db.inTransaction((tx) => askVerification(tx, player));
      await publishUnread(platform, player.id);
      return success({});
    },
  );
}
