import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { every, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff } from "../../staff/index.ts";
import type { AskVendorRefusal } from "../vendors/ask-vendor.ts";
import { asked, handover, newKey, reason, SENTENCES, vendorId } from "../operator-inputs.ts";
import { askForKey } from "../requests/key-approval.ts";
import { makeGrantedKey, type MakeGrantedKeyRefusal } from "../requests/make-granted-key.ts";
import { ASK_VENDOR_REFUSALS, VENDOR_REFUSALS } from "../requests/request-refusals.ts";
import { waiting } from "../requests/waiting.ts";
import { retireKey } from "./retire-key.ts";
import { applyGameList, fetchGameList } from "../filling/sync-games.ts";
import { vendorNeeds } from "../vendors/vendor-needs.ts";
import { selectVendors } from "../vendors/vendors.store.ts";

const params = z.object({ id: vendorId });
const keyParams = z.object({ id: vendorId, keyId: vendorId });
const synced = z.object({ added: z.number().int(), changed: z.number().int() });
const unknown = { 404: ["NO_SUCH_VENDOR"] };
const listRefusals = every<AskVendorRefusal | "VENDOR_SPOKE_NONSENSE">({
  VENDOR_HAS_NO_API: true,
  OPERATOR_KEY_MISSING: true,
  VENDOR_UNAVAILABLE: true,
  VENDOR_REFUSED: true,
  VENDOR_SPOKE_NONSENSE: true,
});

/** Vendors' keys and game lists, for staff. */
export function operatorVendorKeyRoutes(app: App, platform: Platform): void {
  addingRoute(app, platform);
  makingRoutes(app, platform);
  retiringRoute(app, platform);
  syncingRoute(app, platform);
}

function addingRoute(app: App, platform: Platform): void {
  const adding = {
    summary:
      "Requests another key, so that the vendor can switch keys without downtime; " +
      "a second person must approve",
    params,
    body: newKey,
    response: { 200: answer(asked) },
    refusals: refusalsOf(ASK_VENDOR_REFUSALS),
  };
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  app.post(
    "/operator/v1/vendors/:id/keys",
    { ...write, schema: adding },
    async ({ staff, params: { id }, body: { publicKey, reason: why } }) =>
      success(
        await waiting(platform, (tx) => askForKey(tx, staff, id, { publicKey, reason: why })),
      ),
  );
}

const MAKING_REFUSALS = {
  NO_SUCH_VENDOR: VENDOR_REFUSALS.NO_SUCH_VENDOR,
  INVALID_KEY: VENDOR_REFUSALS.INVALID_KEY,
  WRONG_KIND_OF_KEY: VENDOR_REFUSALS.WRONG_KIND_OF_KEY,
  KEY_KNOWN: VENDOR_REFUSALS.KEY_KNOWN,
  TOO_MANY_KEYS: VENDOR_REFUSALS.TOO_MANY_KEYS,
  NO_KEY_GRANTED: [409, "No key of this vendor is approved: request one first."],
  NOT_YOURS: [403, "Only the person who asked for the key can make it."],
} as const satisfies Record<MakeGrantedKeyRefusal, readonly [status: number, sentence: string]>;

function makingRoutes(app: App, platform: Platform): void {
  const { db, config } = platform;
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const making = {
    summary:
      "Creates the key that two people agreed on and returns, only once, " +
      "what the vendor needs; only for the person who requested it",
    params,
    response: { 200: answer(z.object({ fingerprint: z.string(), handover })) },
    refusals: refusalsOf(MAKING_REFUSALS),
  };
  app.post(
    "/operator/v1/vendors/:id/granted-key",
    { ...write, schema: making },
    async ({ staff, params: { id } }, reply) => {
      const made = await db.inTransaction(async (tx) => {
        const result = await makeGrantedKey(tx, config.secretKey, id, staff);
        if (!result.ok)
          throw new Refusal(
            MAKING_REFUSALS[result.refusal][0],
            result.refusal,
            MAKING_REFUSALS[result.refusal][1],
          );
        const { vendor, fingerprint, approval } = result.value;
        const about = {
          actor: staff.username,
          action: "vendor.key.add",
          subject: vendor.slug,
          brandId: null,
        };
        await recordAudit(tx, { ...about, after: { fingerprint, approval } });
        return result.value;
      });
      reply.header("cache-control", "no-store");
      const { vendor, fingerprint, privateKey, secret } = made;
      return success({
        fingerprint,
        handover: { ...vendorNeeds(platform, vendor), privateKey, secret },
      });
    },
  );

  const read = { preHandler: requireStaff(platform, "vendors.read") };
  const needing = {
    summary: "What a vendor needs to connect, besides its keys",
    params,
    response: { 200: answer(handover) },
    refusals: unknown,
  };
  app.get(
    "/operator/v1/vendors/:id/handover",
    { ...read, schema: needing },
    async ({ params: { id } }) =>
      success({
        ...vendorNeeds(platform, await vendorOf(platform, id)),
        privateKey: null,
        secret: null,
      }),
  );
}

function retiringRoute(app: App, platform: Platform): void {
  const { db } = platform;
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const retiring = {
    summary: "Retires a key: nothing signed with it is accepted any more",
    params: keyParams,
    body: z.object({ reason }),
    response: { 200: answer(nothing) },
    refusals: { 404: ["NO_SUCH_VENDOR", "NO_SUCH_KEY"], 422: ["LAST_KEY"] },
  };
  app.post(
    "/operator/v1/vendors/:id/keys/:keyId/retire",
    { ...write, schema: retiring },
    async (request) => {
      const { id, keyId } = request.params;
      const { slug } = await vendorOf(platform, id);
      await db.inTransaction(async (tx) => {
        const retired = await retireKey(tx, id, keyId);
        if (!retired.ok && retired.refusal === "LAST_KEY")
          throw new Refusal(
            422,
            "LAST_KEY",
            "A vendor keeps its last key; switch the vendor off instead.",
          );
        if (!retired.ok) throw new Refusal(404, retired.refusal, "There is no such active key.");
        await recordAudit(tx, {
          actor: request.staff.username,
          action: "vendor.key.retire",
          subject: slug,
          brandId: null,
          before: { key: keyId },
          reason: request.body.reason,
        });
      });
      return success({});
    },
  );
}

function syncingRoute(app: App, platform: Platform): void {
  const { db, config } = platform;
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const syncing = {
    summary: "Imports the vendor's list of games",
    params,
    response: { 200: answer(synced) },
    refusals: { ...unknown, 422: listRefusals },
  };
  app.post("/operator/v1/vendors/:id/sync", { ...write, schema: syncing }, async (request) => {
    const vendor = await vendorOf(platform, request.params.id);
    const games = await fetchGameList(vendor, config);
    if (!games.ok)
      throw new Refusal(422, games.refusal, "The vendor returned no list of games.", games.detail);
    const result = await db.inTransaction(async (tx) => {
      const applied = await applyGameList(tx, vendor, games.value);
      await recordAudit(tx, {
        actor: request.staff.username,
        action: "vendor.sync",
        subject: vendor.slug,
        brandId: null,
        after: applied,
      });
      return applied;
    });
    return success(result);
  });
}

async function vendorOf({ db }: Platform, id: number) {
  const vendor = (await selectVendors(db)).find((one) => one.id === id);
  if (!vendor) throw new Refusal(404, "NO_SUCH_VENDOR", SENTENCES.NO_SUCH_VENDOR);
  return vendor;
}
