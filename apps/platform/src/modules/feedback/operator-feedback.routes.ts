import { z } from "zod";
import { answer, page, Refusal, success, wireTime } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { playerById } from "../players/index.ts";
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
    description:
      "What a player told the house; `images` is how many pictures came with it, numbered from 1.",
  });
const picture = { schema: z.custom<Buffer>().meta({ type: "string", format: "binary" }) };
const PICTURE = {
  description: "The picture as it was sent",
  content: { "image/png": picture, "image/jpeg": picture },
};

/** What players told the house, for staff to read. */
export function operatorFeedbackRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "feedback.read");
  const listing = {
    summary: "What players told the house, youngest first",
    querystring: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: { 200: answer(page(feedbackRow)) },
  };
  app.get("/operator/v1/feedback", { preHandler, schema: listing }, async ({ staff, query }) => {
    const { feedback, total } = await pageFeedback(db, staff.brandId, query.pageNo, PAGE);
    const content = await Promise.all(feedback.map((one) => toWire(platform, one)));
    return success({
      content,
      pageNo: query.pageNo,
      totalPages: Math.max(1, Math.ceil(total / PAGE)),
    });
  });

  const showing = {
    summary: "A picture that came with some feedback",
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

async function toWire(
  { db }: Platform,
  { id, playerId, content, images, madeAt }: Feedback,
): Promise<z.infer<typeof feedbackRow>> {
  const player = await playerById(db, playerId);
  if (!player) throw new Error("Feedback is from a player who is gone");
  return {
    id: id.toString(),
    player: { id: player.publicId, username: player.username },
    content,
    images: Number(images),
    at: madeAt.toString(),
  };
}
