import { z } from "zod";
import { answer } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { loginValue } from "../login-value.ts";
import { originOf } from "../origin-of.ts";
import { sessionAnswer } from "./session-answer.routes.ts";
import { signInByLink } from "./sign-in-links.ts";
import { BY_REGISTER, declared, signInRefusal } from "./sign-in-refusals.ts";

const PER_MINUTE = 20;

/** A session for the holder of a one-time link. */
export function signInLinkRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Signs in with the token of a one-time link",
    body: z.object({ token: z.string().min(20).max(100) }),
    response: { 200: answer(loginValue) },
    refusals: declared("LINK_OVER", "ACCOUNT_CLOSED", ...BY_REGISTER, "NON_MEMBER"),
  };
  app.post(
    "/api/v1/session/token",
    { schema, config: { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } } },
    async (request, reply) => {
      const brand = await brandOfRequest(platform, request);
      const entered = await signInByLink(platform, brand, request.body.token, originOf(request));
      if (!entered.ok) throw signInRefusal(entered.refusal);
      return sessionAnswer(platform, reply, entered.value);
    },
  );
}
