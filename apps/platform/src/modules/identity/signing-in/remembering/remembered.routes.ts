import { answer } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { brandOfRequest } from "../../../brands/index.ts";
import { settingsOf } from "../../../settings/index.ts";
import { loginValue } from "../../login-value.ts";
import { originOf } from "../../origin-of.ts";
import { clearRemembered, sessionAnswer, REMEMBER_COOKIE } from "../session-answer.routes.ts";
import { renewRemembered } from "./renew-remembered.ts";
import { BY_REGISTER, declared, signInRefusal } from "../sign-in-refusals.ts";

const PER_MINUTE = 40;

/** A session for the next tab of a remembered browser. */
export function rememberedRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Opens a session for a remembered browser",
    description: "The browser is recognised by its cookie, which this call replaces.",
    response: { 200: answer(loginValue) },
    refusals: declared("NOT_REMEMBERED", ...BY_REGISTER),
  };
  app.post(
    "/api/v1/session/remembered",
    { schema, config: { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } } },
    async (request, reply) => {
      const brand = await brandOfRequest(platform, request);
      const settings = await settingsOf(platform, brand.id);
      const cookie = request.cookies[REMEMBER_COOKIE];
      const entered = await renewRemembered(
        platform,
        { brand, settings },
        cookie ?? "",
        originOf(request),
      );
      if (entered.ok) return sessionAnswer(platform, reply, entered.value);
      if (cookie !== undefined) clearRemembered(reply);
      throw signInRefusal(entered.refusal);
    },
  );
}
