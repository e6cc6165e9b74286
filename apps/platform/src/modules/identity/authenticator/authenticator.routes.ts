import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import { OWNER_REFUSALS, ownerProof, requireOwner } from "../owner-proof.routes.ts";
import { securityWaitHours } from "../payment/postpone-withdrawals.ts";
import { wireWaitHours } from "../payment/wire-wait-hours.ts";
import { requireRealPlayer } from "../require-player.guard.ts";
import { selectAuthenticator } from "./authenticator.store.ts";
import { MAX_CODE_CHARACTERS } from "./check-authenticator.ts";
import { endAuthenticator } from "./end-authenticator.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { beginAuthenticator, confirmAuthenticator } from "./set-up-authenticator.ts";

const PER_MINUTE = 20;
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };

const REFUSALS = {
  AUTHENTICATOR_ON: [409, "Your authenticator app is asked for already."],
  AUTHENTICATOR_OFF: [409, "No authenticator app is asked for."],
  SETUP_OVER: [409, "This took too long. Please begin again."],
  AUTHENTICATOR_CODE_NEEDED: [422, "Please type the code of your authenticator app too."],
  WRONG_AUTHENTICATOR_CODE: [422, "This code is not right, or was used already."],
  TOO_MANY_ATTEMPTS: [429, "Too many attempts. Please wait 15 minutes and try again."],
} as const;
type Code = keyof typeof REFUSALS;

const declared = (...codes: readonly Code[]) =>
  refusalsOf(Object.fromEntries(codes.map((code) => [code, REFUSALS[code]])));
const typedCode = z.string().trim().max(MAX_CODE_CHARACTERS);
const refusalOf = (code: Code) => new Refusal(REFUSALS[code][0], code, REFUSALS[code][1]);

const state = z
  .object({
    since: wireTime.nullable().meta({ description: "Null while it is not asked for." }),
    recoveryCodesLeft: z.number().int(),
    waitHours: wireWaitHours,
  })
  .meta({ id: "Authenticator", description: "A player's authenticator app." });
const setup = z
  .object({
    secret: z.string().meta({ description: "Base32, for apps that can't scan." }),
    uri: z.string().meta({ description: "What the app scans." }),
  })
  .meta({ id: "AuthenticatorSetup", description: "Shown this once." });
const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: "RecoveryCodes", description: "Shown this once: only their hashes are stored." });

/** A player's authenticator app: setting it up, its recovery codes, and ending it. */
export function authenticatorRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const reading = { summary: "The player's authenticator app", response: { 200: answer(state) } };
  app.get(
    "/api/v1/authenticator",
    { preHandler: requireRealPlayer(platform), schema: reading },
    async ({ player }) => {
      const { since, recoveryCodesLeft } = await selectAuthenticator(db, player.id);
      const waitHours = await securityWaitHours(db, player.brandId);
      return success({ since: since?.toString() ?? null, recoveryCodesLeft, waitHours });
    },
  );
  setupRoutes(app, platform);
  ownerRoutes(app, platform);
}

function setupRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const beginning = {
    summary: "Makes a secret for an authenticator app; the owner proves who they are first",
    body: z.object(ownerProof),
    response: { 200: answer(setup) },
    refusals: joinRefusals(ENVELOPE_REFUSALS, OWNER_REFUSALS, declared("AUTHENTICATOR_ON")),
  };
  app.post(
    "/api/v1/authenticator/begin",
    { preValidation: requireEnvelope(platform), preHandler, schema: beginning, config },
    async (request) => {
      await requireOwner(platform, request, request.body);
      const { name } = await brandOfRequest(platform, request);
      const begun = await beginAuthenticator(platform, request.player, name);
      if (!begun.ok) throw refusalOf(begun.refusal);
      return success(begun.value);
    },
  );

  const confirming = {
    summary: "Has the app asked for from now on, with its first code",
    body: z.object({ code: typedCode.min(1) }),
    response: { 200: answer(recoveryCodes) },
    refusals: declared("SETUP_OVER", "WRONG_AUTHENTICATOR_CODE", "TOO_MANY_ATTEMPTS"),
  };
  app.post(
    "/api/v1/authenticator/confirm",
    { preHandler, schema: confirming, config },
    async ({ player, body, ip }) => {
      const confirmed = await confirmAuthenticator(platform, player, { code: body.code, ip });
      if (!confirmed.ok) throw refusalOf(confirmed.refusal);
      return success({ recoveryCodes: [...confirmed.value] });
    },
  );
}

function ownerRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const hooks = {
    preValidation: requireEnvelope(platform),
    preHandler: requireRealPlayer(platform),
    config,
  };
  const refusals = joinRefusals(ENVELOPE_REFUSALS, OWNER_REFUSALS, declared("AUTHENTICATOR_OFF"));
  const renewing = {
    summary:
      "Replaces all recovery codes; the owner proves who they are and that the app is theirs",
    body: z.object({
      ...ownerProof,
      code: typedCode.default("").meta({
        description: "Of the app, or an unused recovery code; a passkey needs none.",
      }),
    }),
    response: { 200: answer(recoveryCodes) },
    refusals: joinRefusals(
      refusals,
      declared("AUTHENTICATOR_CODE_NEEDED", "WRONG_AUTHENTICATOR_CODE"),
    ),
  };
  app.post(
    "/api/v1/authenticator/recovery-codes",
    { ...hooks, schema: renewing },
    async (request) => {
      const { player, body, ip } = request;
      await requireOwner(platform, request, body);
      const second = body.passkey ? "passkey" : { code: body.code, ip };
      const renewed = await renewRecoveryCodes(platform, player, second);
      if (!renewed.ok) throw refusalOf(renewed.refusal);
      return success({ recoveryCodes: [...renewed.value] });
    },
  );

  const ending = {
    summary: "No longer asks for the app; the owner proves who they are first, withdrawals wait",
    body: z.object(ownerProof),
    response: { 200: answer(nothing) },
    refusals,
  };
  app.post("/api/v1/authenticator/off", { ...hooks, schema: ending }, async (request) => {
    await requireOwner(platform, request, request.body);
    if (!(await db.inTransaction((tx) => endAuthenticator(tx, request.player.id))))
      throw refusalOf("AUTHENTICATOR_OFF");
    return success({});
  });
}
