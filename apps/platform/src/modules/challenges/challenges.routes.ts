import { z } from "zod";
import { answer, Refusal, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { answerSlider } from "./answer-slider.ts";
import { answerWork } from "./answer-work.ts";
import { askCaptcha } from "./ask-captcha.ts";
import { askSlider } from "./ask-slider.ts";
import { askWork } from "./ask-work.ts";
import { PURPOSES } from "./challenges.ts";

/**
 * Calls one address may make per minute. A picture costs a thread some milliseconds, an answer a
 * hash.
 */
const PER_MINUTE = { ask: 60, answer: 30 } as const;

const purpose = z.object({ purpose: z.enum(PURPOSES) });
const id = z.object({ id: z.uuid() });
const png = z.string().meta({ description: "Base64 of a PNG." });
const captchaValue = z.object({ captchaId: z.string(), image: png }).meta({ id: "Captcha" });
const pixels = z.number().int();
const sliderValue = z
  .object({
    sliderId: z.string(),
    background: png,
    piece: png,
    top: pixels,
    width: pixels,
    height: pixels,
    pieceSize: pixels,
  })
  .meta({
    id: "Slider",
    description:
      "A picture with a gap and the piece that fits; slide the piece from the left edge.",
  });
const workValue = z.object({ workId: z.string(), salt: z.string(), bits: z.number().int() }).meta({
  id: "Work",
  description:
    "Find a number so that SHA-256 of `<salt>:<number>` begins with this many zero bits.",
});
const proofValue = z
  .object({ proof: z.string() })
  .meta({ id: "HumanProof", description: "Valid once, for its purpose, for five minutes." });

/** Proofs of a person. */
export function challengeRoutes(app: App, platform: Platform): void {
  askRoutes(app, platform);
  const { db, config: settings } = platform;
  const answering = { response: { 200: answer(proofValue) }, refusals: { 422: ["WRONG_ANSWER"] } };
  const config = limited(PER_MINUTE.answer);

  const place = z.object({ place: z.number().int().min(0).max(10_000) });
  const sliding = {
    ...answering,
    summary: "Checks where the puzzle's piece was slid to",
    params: id,
    body: place,
  };
  app.post(
    "/api/v1/verification/slider/:id",
    { schema: sliding, config },
    async ({ params, body }) =>
      proofOf(await db.inTransaction((tx) => answerSlider(tx, params.id, body.place))),
  );

  const number = z.object({ number: z.string().regex(/^\d{1,15}$/) });
  const working = {
    ...answering,
    summary: "Checks the number a browser found",
    params: id,
    body: number,
  };
  app.post(
    "/api/v1/verification/arithmetic/:id",
    { schema: working, config },
    async ({ params, body }) =>
      proofOf(
        await db.inTransaction((tx) =>
          answerWork(tx, params.id, body.number, settings.proofWorkBits),
        ),
      ),
  );
}

function askRoutes(app: App, platform: Platform): void {
  const { db, config: settings } = platform;
  const config = limited(PER_MINUTE.ask);
  const busy = { 503: ["TOO_BUSY"] };

  const captcha = {
    summary: "A picture of letters to be read",
    querystring: purpose,
    response: { 200: answer(captchaValue) },
    refusals: busy,
  };
  app.get("/api/v1/captcha", { schema: captcha, config }, async ({ query }) => {
    const { id: captchaId, image } = drawn(await askCaptcha(platform, query.purpose));
    return success({ captchaId, image });
  });

  const slider = {
    summary: "A slide puzzle",
    body: purpose,
    response: { 200: answer(sliderValue) },
    refusals: busy,
  };
  app.post("/api/v1/verification/slider", { schema: slider, config }, async ({ body }) => {
    const { id: sliderId, ...shown } = drawn(await askSlider(platform, body.purpose));
    return success({ sliderId, ...shown });
  });

  const work = {
    summary: "A proof of work for those who can't see or slide a puzzle",
    body: purpose,
    response: { 200: answer(workValue) },
  };
  app.post("/api/v1/verification/arithmetic", { schema: work, config }, async ({ body }) => {
    const { id: workId, ...sum } = await askWork(db, body.purpose, settings.proofWorkBits);
    return success({ workId, ...sum });
  });
}

function limited(max: number) {
  return { rateLimit: { max, timeWindow: "1 minute" } };
}

function drawn<Value>(
  result: { ok: true; value: Value } | { ok: false; refusal: "TOO_BUSY" },
): Value {
  if (result.ok) return result.value;
  throw new Refusal(
    503,
    "TOO_BUSY",
    "Too many people are asking for a picture at once. Please try again in a moment.",
  );
}

function proofOf(
  result: { ok: true; value: { readonly proof: string } } | { ok: false; refusal: "WRONG_ANSWER" },
) {
  if (result.ok) return success(result.value);
  throw new Refusal(422, "WRONG_ANSWER", "That is not correct. Please try another one.");
}
