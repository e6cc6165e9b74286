import type { FastifyReply } from "fastify";
import { z } from "zod";
import { Refusal } from "./answer.ts";
import type { SentPicture } from "./sent-picture.ts";

const binary = { schema: z.custom<Buffer>().meta({ type: "string", format: "binary" }) };
/** The answer that is a stored picture. */
export const PICTURE = {
  description: "The picture, encoded again",
  content: { "image/png": binary, "image/jpeg": binary },
};

/** Sends a stored picture that only some may see, so no cache may keep it. */
export function sendPicture(reply: FastifyReply, picture: SentPicture | undefined) {
  if (!picture) throw new Refusal(404, "NOT_FOUND", "There is no such picture.");
  return reply
    .type(picture.kind === "png" ? "image/png" : "image/jpeg")
    .header("cache-control", "private, no-store")
    .header("content-disposition", "inline")
    .send(picture.bytes);
}
