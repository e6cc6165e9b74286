import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { loginOf, loginValue } from "../login-value.ts";
import { originOf } from "../origin-of.ts";
import { signIn } from "./sign-in.ts";

const PER_MINUTE = 40;

/** A new session for somebody with an account. */
export function signInRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Signs a player in",
    body: z.object({ username: z.string().trim().min(1).max(40), password: z.string().min(1).max(128) }),
    response: { 200: answer(loginValue) },
    refusals: { 401: ["WRONG_LOGIN"] },
  };
  app.post("/api/v1/session", { schema, config: { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } } }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const result = await signIn(platform.db, brand.id, request.body, originOf(request));
    if (result.ok) return success(loginOf(result.value.token, result.value.player));
    if (result.refusal === "TOO_MANY_ATTEMPTS")
      throw new Refusal(429, "TOO_MANY_REQUESTS", "Too many attempts. Please wait a quarter of an hour and try again.");
    throw new Refusal(401, "WRONG_LOGIN", "The username or the password is not right.");
  });
}
