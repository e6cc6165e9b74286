import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { requireStaff } from "../staff/index.ts";
import { OPENS_IN, type Vendor } from "./catalogue.ts";
import { changeVendor, moveVendor } from "./change-vendor.ts";
import { createVendor } from "./create-vendor.ts";
import { makeKey } from "./make-key.ts";
import { handover, newVendor, picture, place, reason, SENTENCES, vendorId } from "./operator-inputs.ts";
import { switchVendor } from "./switch-vendor.ts";
import { vendorNeeds } from "./vendor-needs.ts";
import { overviews, wireVendor } from "./vendor-overviews.ts";

const vendorParams = z.object({ id: vendorId });
const change = z.object({ id: vendorId, change: z.enum(["enable", "disable"]) });
const refusals = { 404: ["NO_SUCH_VENDOR"] };

/** Vendors, for staff. */
export function operatorVendorRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const read = { preHandler: requireStaff(platform, "vendors.read") };
  const write = { preHandler: requireStaff(platform, "vendors.write") };

  const listing = { summary: "All vendors", response: { 200: answer(z.array(wireVendor)) } };
  app.get("/operator/v1/vendors", { ...read, schema: listing }, async () => success(await overviews(db)));

  const one = { summary: "One vendor", params: vendorParams, response: { 200: answer(wireVendor) }, refusals };
  app.get("/operator/v1/vendors/:id", { ...read, schema: one }, async (request) => {
    const found = (await overviews(db)).find((vendor) => vendor.id === request.params.id);
    if (!found) throw new Refusal(404, "NO_SUCH_VENDOR", SENTENCES.NO_SUCH_VENDOR);
    return success(found);
  });

  creatingRoute(app, platform);
  settingRoute(app, platform);

  const body = z.object({ reason });
  const changing = { summary: "Switches a vendor on or off", params: change, body, response: { 200: answer(nothing) }, refusals };
  app.post("/operator/v1/vendors/:id/:change", { ...write, schema: changing }, async (request) => {
    const active = request.params.change === "enable";
    await db.inTransaction(async (tx) => {
      const result = await switchVendor(tx, request.params.id, active);
      if (!result.ok) throw new Refusal(404, result.refusal, SENTENCES.NO_SUCH_VENDOR);
      const { slug, before } = result.value;
      const audit = {
        actor: request.staff.username,
        action: `vendor.${request.params.change}`,
        subject: slug,
        brandId: null,
        reason: request.body.reason,
      };
      await recordAudit(tx, { ...audit, before: { active: before }, after: { active } });
    });
    return success({});
  });
}

function creatingRoute(app: App, platform: Platform): void {
  const creating = {
    summary: "Adds a vendor and answers, this once, what it must be told",
    body: newVendor,
    response: { 200: answer(z.object({ id: z.number().int(), handover })) },
    refusals: { 409: ["SLUG_TAKEN"], 422: ["INVALID_KEY", "WRONG_KIND_OF_KEY"] },
  };
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  app.post("/operator/v1/vendors", { ...write, schema: creating }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return success(await create(platform, request.staff.username, request.body));
  });
}

async function create(platform: Platform, actor: string, { publicKey, ...vendor }: z.infer<typeof newVendor>) {
  const { db, config } = platform;
  const { key, privateKey, secret } = makeKey(vendor.dialect, publicKey);
  const id = await db.inTransaction(async (tx) => {
    const made = await createVendor(tx, config.secretKey, vendor, key);
    if (!made.ok && made.refusal === "SLUG_TAKEN") throw new Refusal(409, "SLUG_TAKEN", "There is a vendor of this name.");
    if (!made.ok && made.detail === "WRONG_KIND_OF_KEY") throw new Refusal(422, "WRONG_KIND_OF_KEY", SENTENCES.WRONG_KIND_OF_KEY);
    if (!made.ok) throw new Refusal(422, "INVALID_KEY", SENTENCES.INVALID_KEY);
    await recordAudit(tx, { actor, action: "vendor.create", subject: vendor.slug, brandId: null, after: vendor });
    return made.value.id;
  });
  return { id, handover: { ...vendorNeeds(platform, vendor), privateKey, secret } };
}

const setting = z.object({
  name: z.string().trim().min(1).max(100).optional(),
  logoUrl: picture.optional(),
  rolledBackUnknown: z.boolean().optional(),
  opensIn: z.enum(OPENS_IN).optional(),
  reason,
});

function settingRoute(app: App, platform: Platform): void {
  const { db } = platform;
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const response = { 200: answer(nothing) };
  const schema = {
    summary: "Sets how a vendor is shown and answered, and where its games open",
    params: vendorParams,
    body: setting,
    response,
    refusals: { ...refusals, 422: ["NOT_IN_DIALECT"] },
  };
  app.put("/operator/v1/vendors/:id", { ...write, schema }, async (request) => {
    const { reason: why, ...change } = request.body;
    await db.inTransaction(async (tx) => {
      const changed = await changeVendor(tx, request.params.id, change);
      if (!changed.ok && changed.refusal === "NOT_IN_DIALECT")
        throw new Refusal(422, "NOT_IN_DIALECT", "The vendor's dialect has one answer only for what was taken back.");
      if (!changed.ok) throw new Refusal(404, changed.refusal, SENTENCES.NO_SUCH_VENDOR);
      const { before, after } = changed.value;
      const audit = { actor: request.staff.username, action: "vendor.update", subject: before.slug, brandId: null, reason: why };
      await recordAudit(tx, { ...audit, before: shown(before), after: shown(after) });
    });
    return success({});
  });

  const moving = { summary: "Puts a vendor at a place in the vendors' strip", params: vendorParams, body: z.object({ place }), response, refusals };
  app.post("/operator/v1/vendors/:id/move", { ...write, schema: moving }, async (request) => {
    await db.inTransaction(async (tx) => {
      const moved = await moveVendor(tx, request.params.id, request.body.place);
      if (!moved.ok) throw new Refusal(404, moved.refusal, SENTENCES.NO_SUCH_VENDOR);
      const audit = { actor: request.staff.username, action: "vendor.move", subject: moved.value.slug, brandId: null };
      await recordAudit(tx, { ...audit, after: request.body });
    });
    return success({});
  });
}

/** What the audit trail keeps of a vendor's looks and answers. */
function shown({ name, logoUrl, rolledBackUnknown, opensIn }: Vendor) {
  return { name, logoUrl, rolledBackUnknown, opensIn };
}
