import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../../envelopes/index.ts";
import { tellFact } from "../../facts/index.ts";
import { passkeysChanged } from "../facts.ts";
import { OWNER_REFUSALS, ownerProof, requireOwner } from "../owner-proof.routes.ts";
import { requireRealPlayer } from "../require-player.guard.ts";
import { addPasskey, beginPasskey } from "./add-passkey.ts";
import {
  deletePasskey,
  lockPasskeys,
  selectAsksPasskey,
  selectPasskeys,
  updateAsksPasskey,
  updateName,
} from "./passkeys.store.ts";
import { askPasskey } from "./recognise.ts";
import { relyingParty } from "./relying-party.ts";
import { made, options, toRegistration } from "./wire.ts";

const PER_MINUTE = 20;
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };

const ADDING = {
  PASSKEY_REFUSED: [422, "The passkey was not made. Please try again."],
  PASSKEY_TAKEN: [409, "This passkey is in use already."],
  TOO_MANY_PASSKEYS: [409, "You have too many passkeys. Please remove one first."],
} as const;

const name = z.string().trim().min(1).max(60);
const number = z.string().regex(/^[1-9]\d{0,17}$/);
const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    host: z.string().meta({ description: "The site it works at." }),
    addedAt: wireTime,
    usedAt: wireTime.nullable(),
  })
  .meta({ id: "Passkey" });
const state = z
  .object({
    passkeys: z.array(passkey),
    asked: z.boolean().meta({ description: "Whether the password alone is not enough." }),
  })
  .meta({ id: "Passkeys", description: "A player's passkeys." });

/** A player's passkeys: adding, naming and removing them, and asking for one with the password. */
export function passkeysRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const reading = { summary: "The player's passkeys", response: { 200: answer(state) } };
  app.get(
    "/api/v1/passkeys",
    { preHandler: requireRealPlayer(platform), schema: reading },
    async ({ player }) =>
      success({
        passkeys: (await selectPasskeys(db, player.id)).map((one) => ({
          id: one.id.toString(),
          name: one.name,
          host: one.rpId,
          addedAt: one.addedAt.toString(),
          usedAt: one.usedAt?.toString() ?? null,
        })),
        asked: await selectAsksPasskey(db, player.id),
      }),
  );
  proofRoute(app, platform);
  addingRoutes(app, platform);
  changingRoutes(app, platform);
}

function proofRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Begins a proof of the owner by a passkey, for routes that take one",
    response: { 200: answer(options) },
    refusals: { 404: ["NO_SUCH_PASSKEY"] },
  };
  app.post(
    "/api/v1/passkeys/proof/begin",
    { preHandler: requireRealPlayer(platform), schema, config },
    async (request) => {
      const party = relyingParty(platform, await brandOfRequest(platform, request));
      const asked = { purpose: "proof", playerId: request.player.id } as const;
      const options = await askPasskey(platform.db, party, asked);
      if (options.allowCredentials?.length) return success({ ...options });
      throw new Refusal(404, "NO_SUCH_PASSKEY", "You have no passkey that works here.");
    },
  );
}

function addingRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const beginning = {
    summary: "Begins a new passkey; the owner proves who they are first",
    body: z.object(ownerProof),
    response: { 200: answer(options) },
    refusals: joinRefusals(ENVELOPE_REFUSALS, OWNER_REFUSALS),
  };
  app.post(
    "/api/v1/passkeys/begin",
    { preValidation: requireEnvelope(platform), preHandler, schema: beginning, config },
    async (request) => {
      await requireOwner(platform, request, request.body);
      const party = relyingParty(platform, await brandOfRequest(platform, request));
      return success({ ...(await beginPasskey(platform, request.player, party)) });
    },
  );

  const adding = {
    summary: "Adds the passkey that the browser made",
    body: z.object({ name, response: made }),
    response: { 200: answer(nothing) },
    refusals: refusalsOf(ADDING),
  };
  app.post("/api/v1/passkeys", { preHandler, schema: adding, config }, async (request) => {
    const party = relyingParty(platform, await brandOfRequest(platform, request));
    const added = await addPasskey(platform, request.player, party, {
      name: request.body.name,
      response: toRegistration(request.body.response),
    });
    if (added.ok) return success({});
    const [status, sentence] = ADDING[added.refusal];
    throw new Refusal(status, added.refusal, sentence);
  });
}

function changingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireRealPlayer(platform);
  const params = z.object({ id: number });
  const missing = { 404: ["NO_SUCH_PASSKEY"] } as const;
  const none = () => new Refusal(404, "NO_SUCH_PASSKEY", "There is no such passkey.");

  const naming = {
    summary: "Names a passkey",
    params,
    body: z.object({ name }),
    response: { 200: answer(nothing) },
    refusals: missing,
  };
  app.put("/api/v1/passkeys/:id", { preHandler, schema: naming, config }, async (request) => {
    const { player, params: which, body } = request;
    if (!(await updateName(db, player.id, BigInt(which.id), body.name))) throw none();
    return success({});
  });

  const sealed = { preValidation: requireEnvelope(platform), preHandler, config };
  const removing = {
    summary: "Removes a passkey; the owner proves who they are first",
    params,
    body: z.object(ownerProof),
    response: { 200: answer(nothing) },
    refusals: joinRefusals(ENVELOPE_REFUSALS, OWNER_REFUSALS, missing),
  };
  app.post("/api/v1/passkeys/:id/remove", { ...sealed, schema: removing }, async (request) => {
    const { player, params: which } = request;
    await requireOwner(platform, request, request.body);
    const removed = await db.inTransaction(async (tx) => {
      await lockPasskeys(tx, player.id);
      if (!(await deletePasskey(tx, player.id, BigInt(which.id)))) return false;
      await tellFact(tx, passkeysChanged, { player: player.id, what: "removed" });
      return true;
    });
    if (!removed) throw none();
    return success({});
  });

  const asking = {
    summary: "Says whether signing in with the password asks for a passkey too",
    body: z.object({ ...ownerProof, asked: z.boolean() }),
    response: { 200: answer(nothing) },
    refusals: joinRefusals(ENVELOPE_REFUSALS, OWNER_REFUSALS, missing),
  };
  app.put("/api/v1/passkeys/asked", { ...sealed, schema: asking }, async (request) => {
    await requireOwner(platform, request, request.body);
    const { id } = relyingParty(platform, await brandOfRequest(platform, request));
    if (!(await updateAsksPasskey(db, request.player.id, id, request.body.asked))) throw none();
    return success({});
  });
}
