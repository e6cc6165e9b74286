import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import { every } from "../../http/refusals.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { requireStaff } from "../staff/index.ts";
import { addKey } from "./add-key.ts";
import type { AskVendorRefusal } from "./ask-vendor.ts";
import { makeKey } from "./make-key.ts";
import { handover, newKey, reason, SENTENCES, vendorId } from "./operator-inputs.ts";
import { retireKey } from "./retire-key.ts";
import { applyGameList, fetchGameList } from "./sync-games.ts";
import { vendorNeeds } from "./vendor-needs.ts";
import { selectVendors } from "./vendors.store.ts";

const params = z.object({ id: vendorId });
const keyParams = z.object({ id: vendorId, keyId: vendorId });
const synced = z.object({ added: z.number().int(), changed: z.number().int() });
const unknown = { 404: ["NO_SUCH_VENDOR"] };
const unread = every<AskVendorRefusal | "VENDOR_SPOKE_NONSENSE">({
  VENDOR_HAS_NO_API: true,
  OPERATOR_KEY_MISSING: true,
  VENDOR_UNAVAILABLE: true,
  VENDOR_REFUSED: true,
  VENDOR_SPOKE_NONSENSE: true,
});

/** Vendors' keys and game lists, for staff. */
export function operatorVendorKeyRoutes(app: App, platform: Platform): void {
  addingRoute(app, platform);
  retiringRoute(app, platform);
  syncingRoute(app, platform);
}

function addingRoute(app: App, platform: Platform): void {
  const { db, config } = platform;
  const write = { preHandler: requireStaff(platform, "vendors.write") };

  const adding = {
    summary: "Adds a key, so that the vendor can change keys without a gap",
    params,
    body: newKey,
    response: { 200: answer(z.object({ fingerprint: z.string(), handover })) },
    refusals: { ...unknown, 422: Object.keys(SENTENCES) },
  };
  app.post("/operator/v1/vendors/:id/keys", { ...write, schema: adding }, async (request, reply) => {
    const vendor = await vendorOf(platform, request.params.id);
    const { key, privateKey, secret } = makeKey(vendor.dialect, request.body.publicKey);
    const fingerprint = await db.inTransaction(async (tx) => {
      const added = await addKey(tx, config.secretKey, vendor.id, key);
      if (!added.ok) throw new Refusal(422, added.refusal, SENTENCES[added.refusal]);
      await recordAudit(tx, {
        actor: request.staff.username,
        action: "vendor.key.add",
        subject: vendor.slug,
        brandId: null,
        after: { fingerprint: added.value },
      });
      return added.value;
    });
    reply.header("cache-control", "no-store");
    return success({ fingerprint, handover: { ...vendorNeeds(platform, vendor), privateKey, secret } });
  });
}

function retiringRoute(app: App, platform: Platform): void {
  const { db } = platform;
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const retiring = {
    summary: "Retires a key: nothing signed with it is taken any more",
    params: keyParams,
    body: z.object({ reason }),
    response: { 200: answer(nothing) },
    refusals: { 404: ["NO_SUCH_VENDOR", "NO_SUCH_KEY"], 422: ["LAST_KEY"] },
  };
  app.post("/operator/v1/vendors/:id/keys/:keyId/retire", { ...write, schema: retiring }, async (request) => {
    const { id, keyId } = request.params;
    const { slug } = await vendorOf(platform, id);
    await db.inTransaction(async (tx) => {
      const retired = await retireKey(tx, id, keyId);
      if (!retired.ok && retired.refusal === "LAST_KEY")
        throw new Refusal(422, "LAST_KEY", "A vendor keeps its last key; switch the vendor off instead.");
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
  });
}

function syncingRoute(app: App, platform: Platform): void {
  const { db, config } = platform;
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const syncing = {
    summary: "Reads the vendor's list of games",
    params,
    response: { 200: answer(synced) },
    refusals: { ...unknown, 422: unread },
  };
  app.post("/operator/v1/vendors/:id/sync", { ...write, schema: syncing }, async (request) => {
    const vendor = await vendorOf(platform, request.params.id);
    const games = await fetchGameList(vendor, config);
    if (!games.ok) throw new Refusal(422, games.refusal, "The vendor gave no list of games.", games.detail);
    const result = await db.inTransaction(async (tx) => {
      const applied = await applyGameList(tx, vendor, games.value);
      await recordAudit(tx, { actor: request.staff.username, action: "vendor.sync", subject: vendor.slug, brandId: null, after: applied });
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
