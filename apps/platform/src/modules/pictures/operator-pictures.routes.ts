import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import { refusalsOf } from "../../http/answers/refusals.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { requireStaff } from "../staff/index.ts";
import { keepPicture, readPicture, type KeepRefusal } from "./keep-picture.ts";
import { MAX_BYTES, MAX_SIDE } from "./pictures.ts";

const PER_MINUTE = 30;
const TABLE = {
  NOT_A_PICTURE: [422, "This is not a PNG, JPEG, WebP or SVG picture that a page can show."],
  PICTURE_TOO_LARGE: [422, `A picture can be at most ${MAX_BYTES / 1024 / 1024} MB.`],
  PICTURE_TOO_WIDE: [422, `A picture can be at most ${MAX_SIDE} pixels wide and high.`],
} as const satisfies Readonly<
  Record<KeepRefusal | "PICTURE_TOO_LARGE", readonly [status: number, sentence: string]>
>;

const upload = z.object({
  file: z.file().mime(["image/png", "image/jpeg", "image/webp", "image/svg+xml"]).max(MAX_BYTES),
});
const wireKept = z
  .object({ url: z.string(), width: z.number().int(), height: z.number().int() })
  .meta({
    id: "Picture",
    description: "A stored picture: its address on every site, and its size in pixels.",
  });

/** Uploads of staff's pictures for banners, games and vendors. */
export function operatorPictureRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Stores a picture and returns its address",
    upload,
    response: { 200: answer(wireKept) },
    refusals: refusalsOf(TABLE),
  };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  app.post(
    "/operator/v1/pictures",
    { preHandler: requireStaff(platform, "content.write"), schema, config },
    async (request) => {
      const picture = await readPicture(await bytesOf(request));
      if (!picture.ok) throw refusal(picture.refusal);
      const { staff } = request;
      const kept = await platform.db.inTransaction(async (tx) => {
        const done = await keepPicture(tx, picture.value);
        await recordAudit(tx, {
          actor: staff.username,
          brandId: staff.brandId,
          action: "picture.add",
          subject: done.url,
          after: done,
        });
        return done;
      });
      return success(kept);
    },
  );
}

async function bytesOf(request: FastifyRequest): Promise<Buffer> {
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize: MAX_BYTES, files: 1 }, throwFileSizeLimit: false })
    : undefined;
  if (!part) throw refusal("NOT_A_PICTURE");
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw refusal("PICTURE_TOO_LARGE");
  return bytes;
}

function refusal(code: keyof typeof TABLE): Refusal {
  return new Refusal(TABLE[code][0], code, TABLE[code][1]);
}
