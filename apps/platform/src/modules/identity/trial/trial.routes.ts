import { z } from "zod";
import { answer } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { loginValue } from "../login-value.ts";
import { originOf } from "../origin-of.ts";
import { sessionAnswer } from "../signing-in/session-answer.routes.ts";
import { declared, signInRefusal } from "../signing-in/sign-in-refusals.ts";
import { openTrial } from "./open-trial.ts";

const PER_MINUTE = 6;

/** A trial account for visitors before registering. */
export function trialRoutes(app: App, platform: Platform): void {
  const body = z.object({
    os: z.string().max(40).meta({ description: "The visitor's system, such as 'Linux'." }),
    platform: z.literal("W"),
    gateway: z.literal(3),
    encryption: z
      .string()
      .regex(/^[\w-]{32,100}$/)
      .meta({
        description:
          "A random value the browser generates and stores: the same one opens the same " +
          "account while the account lasts.",
      }),
  });
  const schema = {
    summary: "Opens a trial account with play money, of type 4",
    body,
    response: { 200: answer(loginValue) },
    refusals: declared("NOT_OFFERED", "TOO_MANY_REQUESTS"),
  };
  app.post(
    "/api/v1/session/free-play",
    { schema, config: { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } } },
    async (request, reply) => {
      const brand = await brandOfRequest(platform, request);
      const { features } = await settingsOf(platform, brand.id);
      if (!features.FREEPLAY) throw signInRefusal("NOT_OFFERED");
      const opened = await openTrial(platform, brand, request.body.encryption, originOf(request));
      if (!opened.ok) throw signInRefusal(opened.refusal);
      return sessionAnswer(platform, reply, opened.value);
    },
  );
}
