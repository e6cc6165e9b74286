import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { brandOfRequest, type Brand } from "../../brands/index.ts";
import { loginOf, loginValue } from "../login-value.ts";
import { newPassword } from "../new-password.ts";
import { originOf } from "../origin-of.ts";
import { openSession } from "../signing-in/open-session.ts";
import { registerPlayer } from "./register-player.ts";

const username = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9]{3,15}$/, "Account format is incorrect");
const registration = z
  .object({ username, password: newPassword, confirmPassword: z.string(), ageConfirmed: z.literal(true), termsAccepted: z.literal(true) })
  .refine((user) => user.password === user.confirmPassword, { path: ["confirmPassword"], message: "Confirmation password is not correct." });

const PER_MINUTE = 20;

/** A new account. */
export function registerRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const schema = {
    summary: "Registers a player and signs them in",
    body: registration,
    response: { 200: answer(loginValue) },
    refusals: { 409: ["USERNAME_TAKEN"] },
  };
  app.put("/api/v1/register", { schema, config: { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } } }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const passwordHash = await hashPassword(request.body.password);
    const made = await db.inTransaction(async (tx) => {
      const player = await registerPlayer(tx, wallet, { ...newPlayer(brand), username: request.body.username, passwordHash });
      return player.ok ? { player: player.value, token: await openSession(tx, player.value.id, originOf(request)) } : undefined;
    });
    if (!made) throw new Refusal(409, "USERNAME_TAKEN", "That username is taken. Please choose another one.");
    return success(loginOf(made.token, made.player));
  });
}

function newPlayer(brand: Brand) {
  return { brandId: brand.id, currency: brand.currency, country: brand.country, book: brand.realMoney ? "real" : "play" } as const;
}
