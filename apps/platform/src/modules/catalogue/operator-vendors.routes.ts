import { z } from "zod";
import type { FastifyRequest } from "fastify";
import { answer, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { requireStaff } from "../staff/index.ts";
import { addKey, type AddKeyRefusal } from "./add-key.ts";
import { createVendor } from "./create-vendor.ts";
import { retireKey } from "./retire-key.ts";
import { switchVendor } from "./switch-vendor.ts";
import { applyGameList, fetchGameList } from "./sync-games.ts";
import { selectVendors } from "./vendors.store.ts";
import { overviews, wireVendor } from "./vendor-overviews.ts";

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const vendorParams = z.object({ id });
const reason = z.string().trim().min(3, "says why in three letters or more").max(500);
const gamesUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .nullable()
  .default(null);
/** A vendor that signs with a shared secret is made on the command line, which shows it once; a browser never sees one. */
const newVendor = z.object({
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/, "has 2 to 63 lower-case letters, digits and dashes"),
  name: z.string().trim().min(1).max(100),
  vassalage: z.string().regex(/^[A-Z0-9_]{1,32}$/, "has capital letters, digits and underscores"),
  gamesUrl,
  publicKey: z.string().max(5_000),
});
const done = z.object({});

const SENTENCES: Readonly<Record<AddKeyRefusal, string>> = {
  NO_SUCH_VENDOR: "There is no such vendor.",
  INVALID_KEY: "This is no RSA public key of 2,048 bits or more in PEM.",
  WRONG_KIND_OF_KEY: "This vendor signs with a shared secret.",
  KEY_KNOWN: "This vendor has had this key before.",
  TOO_MANY_KEYS: "Two keys are active already; retire one first.",
};

/** Vendors and their keys, for staff. */
export function operatorVendorRoutes(app: App, platform: Platform): void {
  const { db, config } = platform;
  const read = { preHandler: requireStaff(platform, "vendors.read") };
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const audit = (request: FastifyRequest, action: string, subject: string) => ({
    actor: request.staff.username,
    action: `vendor.${action}`,
    subject,
  });

  app.get("/operator/v1/vendors", { ...read, schema: { response: { 200: answer(z.array(wireVendor)) } } }, async () => success(await overviews(db)));

  app.get("/operator/v1/vendors/:id", { ...read, schema: { params: vendorParams, response: { 200: answer(wireVendor) } } }, async (request) => {
    const found = (await overviews(db)).find((vendor) => vendor.id === request.params.id);
    if (!found) throw new Refusal(404, "NO_SUCH_VENDOR", SENTENCES.NO_SUCH_VENDOR);
    return success(found);
  });

  app.post(
    "/operator/v1/vendors",
    { ...write, schema: { body: newVendor, response: { 200: answer(z.object({ id: z.number() })) } } },
    async (request) => {
      const { publicKey, ...vendor } = request.body;
      const made = await db.inTransaction(async (tx) => {
        const result = await createVendor(tx, config.secretKey, { ...vendor, dialect: "hub88" }, { publicKey });
        if (!result.ok)
          throw result.refusal === "SLUG_TAKEN"
            ? new Refusal(409, "SLUG_TAKEN", "There is a vendor of this name.")
            : new Refusal(422, "INVALID_KEY", SENTENCES.INVALID_KEY);
        await recordAudit(tx, { ...audit(request, "create", vendor.slug), after: vendor });
        return result.value;
      });
      return success({ id: made.id });
    },
  );

  const change = z.object({ id, change: z.enum(["enable", "disable"]) });
  app.post(
    "/operator/v1/vendors/:id/:change",
    { ...write, schema: { params: change, body: z.object({ reason }), response: { 200: answer(done) } } },
    async (request) => {
      const active = request.params.change === "enable";
      await db.inTransaction(async (tx) => {
        const result = await switchVendor(tx, request.params.id, active);
        if (!result.ok) throw new Refusal(404, result.refusal, SENTENCES.NO_SUCH_VENDOR);
        const { slug, before } = result.value;
        await recordAudit(tx, {
          ...audit(request, request.params.change, slug),
          before: { active: before },
          after: { active },
          reason: request.body.reason,
        });
      });
      return success({});
    },
  );
}

/** The same vendors' keys and game lists. */
export function operatorVendorKeyRoutes(app: App, platform: Platform): void {
  const { db, config } = platform;
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const vendorOf = async (vendorId: number) => {
    const vendor = (await selectVendors(db)).find((one) => one.id === vendorId);
    if (!vendor) throw new Refusal(404, "NO_SUCH_VENDOR", SENTENCES.NO_SUCH_VENDOR);
    return vendor;
  };

  const newKey = z.object({ publicKey: z.string().max(5_000) });
  app.post(
    "/operator/v1/vendors/:id/keys",
    { ...write, schema: { params: vendorParams, body: newKey, response: { 200: answer(z.object({ fingerprint: z.string() })) } } },
    async (request) => {
      const vendor = await vendorOf(request.params.id);
      const fingerprint = await db.inTransaction(async (tx) => {
        const added = await addKey(tx, config.secretKey, vendor.id, request.body);
        if (!added.ok) throw new Refusal(422, added.refusal, SENTENCES[added.refusal]);
        await recordAudit(tx, { actor: request.staff.username, action: "vendor.key.add", subject: vendor.slug, after: { fingerprint: added.value } });
        return added.value;
      });
      return success({ fingerprint });
    },
  );

  const keyParams = z.object({ id, keyId: id });
  app.post(
    "/operator/v1/vendors/:id/keys/:keyId/retire",
    { ...write, schema: { params: keyParams, body: z.object({ reason }), response: { 200: answer(done) } } },
    async (request) => {
      const vendor = await vendorOf(request.params.id);
      await db.inTransaction(async (tx) => {
        const retired = await retireKey(tx, vendor.id, request.params.keyId);
        if (!retired.ok)
          throw new Refusal(
            422,
            retired.refusal,
            retired.refusal === "LAST_KEY" ? "A vendor keeps its last key; switch the vendor off instead." : "There is no such active key.",
          );
        await recordAudit(tx, {
          actor: request.staff.username,
          action: "vendor.key.retire",
          subject: vendor.slug,
          before: { key: request.params.keyId },
          reason: request.body.reason,
        });
      });
      return success({});
    },
  );

  const synced = z.object({ added: z.number(), changed: z.number() });
  app.post("/operator/v1/vendors/:id/sync", { ...write, schema: { params: vendorParams, response: { 200: answer(synced) } } }, async (request) => {
    const vendor = await vendorOf(request.params.id);
    const games = await fetchGameList(vendor, config);
    if (!games.ok) throw new Refusal(422, games.refusal, "The vendor gave no list of games.", games.detail);
    const result = await db.inTransaction(async (tx) => {
      const applied = await applyGameList(tx, vendor, games.value);
      await recordAudit(tx, { actor: request.staff.username, action: "vendor.sync", subject: vendor.slug, after: applied });
      return applied;
    });
    return success(result);
  });
}
