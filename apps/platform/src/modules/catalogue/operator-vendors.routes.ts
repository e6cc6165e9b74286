import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { requireStaff } from "../staff/index.ts";
import { createVendor } from "./create-vendor.ts";
import { newVendor, reason, SENTENCES, vendorId } from "./operator-inputs.ts";
import { switchVendor } from "./switch-vendor.ts";
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

  const creating = {
    summary: "Adds a vendor that signs with an RSA key",
    body: newVendor,
    response: { 200: answer(z.object({ id: z.number().int() })) },
    refusals: { 409: ["SLUG_TAKEN"], 422: ["INVALID_KEY"] },
  };
  app.post("/operator/v1/vendors", { ...write, schema: creating }, async (request) => success({ id: await create(platform, request, request.body) }));

  const body = z.object({ reason });
  const changing = { summary: "Switches a vendor on or off", params: change, body, response: { 200: answer(nothing) }, refusals };
  app.post("/operator/v1/vendors/:id/:change", { ...write, schema: changing }, async (request) => {
    const active = request.params.change === "enable";
    await db.inTransaction(async (tx) => {
      const result = await switchVendor(tx, request.params.id, active);
      if (!result.ok) throw new Refusal(404, result.refusal, SENTENCES.NO_SUCH_VENDOR);
      const { slug, before } = result.value;
      const deed = { actor: request.staff.username, action: `vendor.${request.params.change}`, subject: slug, reason: request.body.reason };
      await recordAudit(tx, { ...deed, before: { active: before }, after: { active } });
    });
    return success({});
  });
}

function create({ db, config }: Platform, request: FastifyRequest, body: z.infer<typeof newVendor>): Promise<number> {
  const { publicKey, ...vendor } = body;
  return db.inTransaction(async (tx) => {
    const made = await createVendor(tx, config.secretKey, { ...vendor, dialect: "hub88" }, { publicKey });
    if (!made.ok && made.refusal === "SLUG_TAKEN") throw new Refusal(409, "SLUG_TAKEN", "There is a vendor of this name.");
    if (!made.ok) throw new Refusal(422, "INVALID_KEY", SENTENCES.INVALID_KEY);
    await recordAudit(tx, { actor: request.staff.username, action: "vendor.create", subject: vendor.slug, after: vendor });
    return made.value.id;
  });
}
