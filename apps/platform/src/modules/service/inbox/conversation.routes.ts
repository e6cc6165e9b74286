import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import { PICTURE, sendPicture } from "../../../http/answers/send-picture.ts";
import { readPictureForm } from "../../../http/picture-form.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { brandById } from "../../brands/index.ts";
import { profileOf } from "../../players/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { PAGE_MESSAGES, type Conversation } from "../conversation.ts";
import { selectForStaff, updateStaffRead } from "../conversations.store.ts";
import { MESSAGE_TABLE, MESSAGE_TEXTS, messageForm, messageIn, refusal } from "../message-form.ts";
import { selectMessages, selectPicture } from "../messages.store.ts";
import { publishUnread } from "../publish-unread.ts";
import {
  before,
  pageOfMessages,
  picturePlace,
  read,
  staffMessage,
  state,
  stateOf,
  topic,
  toStaff,
} from "../wire.ts";
import { answerPlayer } from "./answer-player.ts";
import { changeConversation, type Change } from "./change-conversation.ts";

const PER_MINUTE = 60;
const id = z.string().regex(/^cs_[0-9a-v]{20}$/);
const params = z.object({ id });
const NOT_FOUND = { 404: ["NOT_FOUND"] } as const;

const conversationValue = z
  .object({
    id,
    player: z.object({ id: z.string(), username: z.string() }),
    brand: z.object({ id: z.number().int(), name: z.string() }),
    language: z.string().meta({ description: "The language the player reads." }),
    state,
    topic,
    waitingSince: wireTime.nullable(),
    assignedTo: z.string().nullable(),
    playerRead: z
      .number()
      .int()
      .meta({ description: "The number of the newest message that the player has read." }),
    messages: z.array(staffMessage),
    hasEarlier: z.boolean(),
  })
  .meta({ id: "InboxConversation", description: "A page of it, the oldest message first." });

/** One conversation, for staff of the player's brand. */
export function conversationRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const mayRead = { preHandler: requireStaff(platform, "service.read") };

  const showing = {
    summary: "A conversation: its newest messages, or earlier ones",
    params,
    querystring: before,
    response: { 200: answer(conversationValue) },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/service/:id",
    { ...mayRead, schema: showing },
    async ({ staff, params: asked, query }) => {
      const conversation = await ownConversation(platform, staff, asked.id);
      const newest = await selectMessages(db, conversation.id, query.before, PAGE_MESSAGES + 1);
      const { messages, hasEarlier } = pageOfMessages(newest);
      return success({
        ...(await headOf(platform, conversation)),
        messages: messages.map(toStaff),
        hasEarlier,
      });
    },
  );

  const picturing = {
    summary: "A picture of a conversation",
    params: z.object({ id, ...picturePlace }),
    response: { 200: PICTURE },
    refusals: NOT_FOUND,
  };
  app.get(
    "/operator/v1/service/:id/messages/:seq/pictures/:place",
    { ...mayRead, schema: picturing },
    async ({ staff, params: asked }, reply) => {
      const conversation = await ownConversation(platform, staff, asked.id);
      return sendPicture(reply, await selectPicture(db, conversation.id, asked.seq, asked.place));
    },
  );

  answerRoutes(app, platform);
  for (const change of ["take", "release", "close"] as const) changeRoute(app, platform, change);
}

function answerRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const mayWrite = { preHandler: requireStaff(platform, "service.write") };

  const answering = {
    summary: "Answers a player, with up to three pictures",
    params,
    upload: messageForm,
    response: { 200: answer(staffMessage) },
    refusals: joinRefusals(refusalsOf(MESSAGE_TABLE), NOT_FOUND),
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.post(
    "/operator/v1/service/:id/messages",
    { ...mayWrite, schema: answering, config },
    async (request) => {
      const { staff } = request;
      const conversation = await ownConversation(platform, staff, request.params.id);
      const form = messageIn(await readPictureForm(request, MESSAGE_TEXTS));
      const sent = await db.inTransaction((tx) => answerPlayer(tx, staff, request.params.id, form));
      if (!sent.ok) throw sent.refusal === "NOT_FOUND" ? notFound() : refusal(sent.refusal);
      await publishUnread(platform, conversation.player);
      return success(toStaff(sent.value.message));
    },
  );

  const reading = {
    summary: "Marks the player's messages as read, up to a number",
    params,
    body: read,
    response: { 200: answer(nothing) },
    refusals: NOT_FOUND,
  };
  app.post(
    "/operator/v1/service/:id/read",
    { ...mayWrite, schema: reading },
    async ({ staff, params: asked, body }) => {
      const conversation = await ownConversation(platform, staff, asked.id);
      await updateStaffRead(db, conversation.id, body.seq);
      return success({});
    },
  );
}

const SUMMARIES: Readonly<Record<Change, string>> = {
  take: "Takes a conversation: colleagues see whose it is",
  release: "Gives a conversation back to everyone",
  close: "Closes a conversation; the player's next message opens it again",
};

function changeRoute(app: App, platform: Platform, change: Change): void {
  const schema = {
    summary: SUMMARIES[change],
    params,
    response: { 200: answer(nothing) },
    refusals: NOT_FOUND,
  };
  app.post(
    `/operator/v1/service/:id/${change}`,
    { preHandler: requireStaff(platform, "service.write"), schema },
    async ({ staff, params: asked }) => {
      const changed = await platform.db.inTransaction((tx) =>
        changeConversation(tx, staff, asked.id, change),
      );
      if (!changed.ok) throw notFound();
      if (change === "close") await publishUnread(platform, changed.value.player);
      return success({});
    },
  );
}

/** A conversation of staff's own brand; any other is not found. */
async function ownConversation(
  { db }: Platform,
  staff: StaffSignedIn,
  publicId: string,
): Promise<Conversation> {
  const conversation = await selectForStaff(db, staff.brandId, publicId);
  if (!conversation) throw notFound();
  return conversation;
}

async function headOf(platform: Platform, conversation: Conversation) {
  const { publicId, player, playerName, playerRef, brandId, waitingSince } = conversation;
  const [brand, { language }, settings] = await Promise.all([
    brandById(platform.db, brandId),
    profileOf(platform.db, player),
    settingsOf(platform, brandId),
  ]);
  if (!brand) throw new Error("A conversation is with a brand that is gone");
  return {
    ...stateOf(conversation),
    id: publicId,
    player: { id: playerRef, username: playerName },
    brand: { id: Number(brand.id), name: brand.name },
    language: language ?? settings.language.defaultLanguage,
    waitingSince: waitingSince?.toString() ?? null,
    assignedTo: conversation.assignedTo,
    playerRead: conversation.playerRead,
  };
}

function notFound(): Refusal {
  return new Refusal(404, "NOT_FOUND", "There is no such conversation.");
}
