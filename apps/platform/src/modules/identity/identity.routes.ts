import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest, type Brand } from "../brands/index.ts";
import type { Player } from "../players/index.ts";
import type { EndGames, Origin } from "./identity.ts";
import { newPassword } from "./new-password.ts";
import { revokeSession } from "./identity.store.ts";
import { hashPassword } from "../../secrets/password.ts";
import { registerPlayer } from "./register-player.ts";
import { bearerOf, forgetToken, requirePlayer } from "./require-player.ts";
import { openSession, signIn } from "./sign-in.ts";

const username = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9]{3,15}$/, "Account format is incorrect");
const registration = z
  .object({ username, password: newPassword, confirmPassword: z.string(), ageConfirmed: z.literal(true), termsAccepted: z.literal(true) })
  .refine((user) => user.password === user.confirmPassword, { path: ["confirmPassword"], message: "Confirmation password is not correct." });

const loginValue = z
  .object({
    token: z.string(),
    username: z.string(),
    customerId: z.string(),
    isAgent: z.string(),
    currency: z.string(),
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
  })
  .meta({ id: "Login", description: "A new session. Its token goes into the header `authorization: Bearer …`." });

const PER_MINUTE = { register: 20, signIn: 40 } as const;

/** Registration, sign-in and sign-out. */
export function identityRoutes(app: App, platform: Platform, endGames: EndGames): void {
  const { db, wallet } = platform;

  app.put(
    "/api/v1/register",
    {
      schema: {
        summary: "Registers a player and signs them in",
        body: registration,
        response: { 200: answer(loginValue) },
        refusals: { 409: ["USERNAME_TAKEN"] },
      },
      config: limited(PER_MINUTE.register),
    },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const passwordHash = await hashPassword(request.body.password);
      const made = await db.inTransaction(async (tx) => {
        const player = await registerPlayer(tx, wallet, { ...newPlayer(brand), username: request.body.username, passwordHash });
        return player.ok ? { player: player.value, token: await openSession(tx, player.value.id, originOf(request)) } : undefined;
      });
      if (!made) throw new Refusal(409, "USERNAME_TAKEN", "That username is taken. Please choose another one.");
      return success(loginOf(made.token, made.player));
    },
  );

  app.post(
    "/api/v1/session",
    {
      schema: {
        summary: "Signs a player in",
        body: z.object({ username: z.string().trim().min(1).max(40), password: z.string().min(1).max(128) }),
        response: { 200: answer(loginValue) },
        refusals: { 401: ["WRONG_LOGIN"] },
      },
      config: limited(PER_MINUTE.signIn),
    },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const result = await signIn(db, brand.id, request.body, originOf(request));
      if (result.ok) return success(loginOf(result.value.token, result.value.player));
      if (result.refusal === "TOO_MANY_ATTEMPTS")
        throw new Refusal(429, "TOO_MANY_REQUESTS", "Too many attempts. Please wait a quarter of an hour and try again.");
      throw new Refusal(401, "WRONG_LOGIN", "The username or the password is not right.");
    },
  );

  signOutRoute(app, platform, endGames);
}

function signOutRoute(app: App, platform: Platform, endGames: EndGames): void {
  const { db } = platform;
  const ending = { preHandler: requirePlayer(platform), schema: { summary: "Ends the session", response: { 200: answer(nothing) } } };
  app.delete("/api/v1/session", ending, async (request) => {
    const { id, sessionId } = request.player;
    await db.inTransaction(async (tx) => {
      await revokeSession(tx, sessionId);
      await endGames(tx, id);
    });
    forgetToken(platform, bearerOf(request) ?? "");
    platform.live.tell(id, { type: "signed-out" });
    return success({});
  });
}

function limited(max: number) {
  return { rateLimit: { max, timeWindow: "1 minute" } };
}

function newPlayer(brand: Brand) {
  return { brandId: brand.id, currency: brand.currency, country: brand.country, book: brand.realMoney ? "real" : "play" } as const;
}

function originOf(request: FastifyRequest): Origin {
  return { ip: request.ip, userAgent: (request.headers["user-agent"] ?? "").slice(0, 200) };
}

function loginOf(token: string, player: Player) {
  return {
    token,
    username: player.username,
    customerId: player.publicId,
    isAgent: "0",
    currency: player.currency,
    firstTimeLogin: false,
    passwordExpired: false,
  };
}
