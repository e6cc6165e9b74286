import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { selectShut } from "../closing/closing.store.ts";
import { selectLogin } from "../identity.store.ts";
import { loginValue } from "../login-value.ts";
import { originOf } from "../origin-of.ts";
import { completeSignIn } from "../signing-in/complete-sign-in.ts";
import { kindRefusal } from "../signing-in/kind-refusal.ts";
import { mustChangePassword } from "../signing-in/must-change-password.ts";
import {
  beginPasskeyFactor,
  completePasskeyFactor,
} from "../signing-in/second-factor/by-passkey.ts";
import { sessionAnswer } from "../signing-in/session-answer.routes.ts";
import { BY_REGISTER, declared, signInRefusal } from "../signing-in/sign-in-refusals.ts";
import { askPasskey, recognisePasskey } from "./recognise.ts";
import { relyingParty } from "./relying-party.ts";
import { options, toAuthentication, used } from "./wire.ts";

/** Calls an address may make in a minute. */
const PER_MINUTE = 30;
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
const ANYONE = { purpose: "sign-in", playerId: null } as const;
const ticket = z.string().min(20).max(100);

/** Signing in with a passkey: in place of name and password, or after them. */
export function passkeySignInRoutes(app: App, platform: Platform): void {
  const beginning = {
    summary: "Begins a sign-in with a passkey",
    response: { 200: answer(options) },
  };
  app.post("/api/v1/session/passkey/begin", { schema: beginning, config }, async (request) =>
    success({ ...(await askPasskey(platform.db, await partyOf(platform, request), ANYONE)) }),
  );

  const entering = {
    summary: "Signs in with a passkey; it knows its owner, so nothing else is asked",
    body: z.object({
      response: used,
      agent: z.boolean().default(false),
      rememberMe: z.boolean().default(false),
    }),
    response: { 200: answer(loginValue) },
    refusals: declared(
      "PASSKEY_REFUSED",
      "ACCOUNT_CLOSED",
      ...BY_REGISTER,
      "NON_MEMBER",
      "NON_AGENT",
    ),
  };
  app.post("/api/v1/session/passkey", { schema: entering, config }, async (request, reply) => {
    const { response, agent, rememberMe } = request.body;
    const brand = await brandOfRequest(platform, request);
    const settings = await settingsOf(platform, brand.id);
    const party = relyingParty(platform, brand);
    const completed = await platform.db.inTransaction(async (tx) => {
      const id = await recognisePasskey(tx, party, ANYONE, toAuthentication(response));
      const player = id === undefined ? undefined : await playerById(tx, id);
      const login = player && (await selectLogin(tx, player.id));
      if (!player || !login || player.brandId !== brand.id) return "PASSKEY_REFUSED" as const;
      const shut = await selectShut(tx, player.id);
      if (shut) return shut;
      const wrongKind = kindRefusal(player, agent);
      if (wrongKind) return wrongKind;
      return completeSignIn(tx, player, originOf(request), {
        remember: rememberMe,
        mustChange: mustChangePassword(login, settings),
      });
    });
    if (typeof completed === "string") throw signInRefusal(completed);
    return sessionAnswer(platform, reply, completed);
  });
  factorRoutes(app, platform);
}

function factorRoutes(app: App, platform: Platform): void {
  const beginning = {
    summary: "Begins the second step of a sign-in with a passkey",
    body: z.object({ ticket }),
    response: { 200: answer(options) },
    refusals: declared("TICKET_OVER"),
  };
  app.post(
    "/api/v1/session/second-factor/passkey/begin",
    { schema: beginning, config },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const asked = await beginPasskeyFactor(
        platform,
        brand,
        request.body.ticket,
        originOf(request),
      );
      if (!asked.ok) throw signInRefusal(asked.refusal);
      return success({ ...asked.value });
    },
  );

  const completing = {
    summary: "Completes a sign-in with a passkey after the password",
    body: z.object({ ticket, response: used }),
    response: { 200: answer(loginValue) },
    refusals: declared("TICKET_OVER", "PASSKEY_REFUSED", ...BY_REGISTER),
  };
  app.post(
    "/api/v1/session/second-factor/passkey",
    { schema: completing, config },
    async (request, reply) => {
      const brand = await brandOfRequest(platform, request);
      const { ticket: waiting, response } = request.body;
      const entered = await completePasskeyFactor(
        platform,
        brand,
        { ticket: waiting, response: toAuthentication(response) },
        originOf(request),
      );
      if (!entered.ok) throw signInRefusal(entered.refusal);
      return sessionAnswer(platform, reply, entered.value);
    },
  );
}

async function partyOf(platform: Platform, request: FastifyRequest) {
  return relyingParty(platform, await brandOfRequest(platform, request));
}
