import { z } from "zod";
import { answer, page, Refusal, success, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { playersByIds, type Player } from "../players/index.ts";
import { requireStaff } from "../staff/index.ts";
import { pageFeedback, selectImage, type Feedback } from "./feedback.store.ts";

const PAGE = 20;
const feedbackRow = z
  .object({
    id: z.string(),
    player: z.object({ id: z.string(), username: z.string() }),
    content: z.string(),
    images: z.number().int(),
    at: wireTime,
  })
  .meta({
    id: "Feedback",
    description: "A player's feedback; `images` is the number of its pictures, numbered from 1.",
  });
const picture = { schema: z.custom<Buffer>().meta({ type: "string", format: "binary" }) };
const PICTURE = {
  description: "The picture as uploaded",
  content: { "image/png": picture, "image/jpeg": picture },
};

/** Players' feedback, for staff. */
export function operatorFeedbackRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "feedback.read");
  const listing = {
    summary: "Players' feedback, newest first",
    querystring: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: { 200: answer(page(feedbackRow)) },
  };
  app.get("/operator/v1/feedback", { preHandler, schema: listing }, async ({ staff, query }) => {
    const { feedback, total } = await pageFeedback(db, staff.brandId, query.pageNo, PAGE);
    const ids = [...new Set(feedback.map(({ playerId }) => playerId))];
    const players = new Map((await playersByIds(db, ids)).map((player) => [player.id, player]));
    return success({
      content: feedback.map((one) => toWire(one, players.get(one.playerId))),
      pageNo: query.pageNo,
      totalPages: Math.max(1, Math.ceil(total / PAGE)),
    });
  });

  const showing = {
    summary: "A picture of a feedback message",
    params: z.object({
      id: z.string().regex(/^[1-9]\d{0,17}$/),
      place: z.coerce.number().int().min(1).max(3),
    }),
    response: { 200: PICTURE },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/feedback/:id/images/:place",
    { preHandler, schema: showing },
    async ({ staff, params }, reply) => {
      const image = await selectImage(db, staff.brandId, BigInt(params.id), params.place);
      if (!image) throw new Refusal(404, "NOT_FOUND", "There is no such picture.");
      return reply
        .type(image.kind === "png" ? "image/png" : "image/jpeg")
        .header("cache-control", "private, no-store")
        .header("content-disposition", "inline")
        .send(image.bytes);
    },
  );
}

function toWire(
  { id, content, images, madeAt }: Feedback,
  player: Player | undefined,
): z.infer<typeof feedbackRow> {
  if (!player) throw new Error("Feedback is from a player who is gone");
  return {
    id: id.toString(),
    player: { id: player.publicId, username: player.username },
    content,
    images: Number(images),
    at: madeAt.toString(),
  };
}
