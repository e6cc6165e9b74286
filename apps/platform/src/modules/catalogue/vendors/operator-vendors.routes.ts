import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { OPENS_IN, type Vendor } from "../catalogue.ts";
import { changeVendor, moveVendor } from "./change-vendor.ts";
import {
  asked,
  newVendor,
  picture,
  place,
  reason,
  SENTENCES,
  vendorId,
} from "../operator-inputs.ts";
import { askToCreate } from "../requests/create-approval.ts";
import { disableVendor } from "../requests/disable-vendor.ts";
import { askToEnable } from "../requests/enable-approval.ts";
import { ASK_VENDOR_REFUSALS } from "../requests/request-refusals.ts";
import { waiting } from "../requests/waiting.ts";
import { overviews, wireVendor } from "./vendor-overviews.ts";

const vendorParams = z.object({ id: vendorId });
const refusals = { 404: ["NO_SUCH_VENDOR"] };

/** Vendors, for staff. */
export function operatorVendorRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const read = { preHandler: requireStaff(platform, "vendors.read") };

  const listing = { summary: "All vendors", response: { 200: answer(z.array(wireVendor)) } };
  app.get("/operator/v1/vendors", { ...read, schema: listing }, async ({ staff }) =>
    success(await overviews(db, staff)),
  );

  const one = {
    summary: "One vendor",
    params: vendorParams,
    response: { 200: answer(wireVendor) },
    refusals,
  };
  app.get("/operator/v1/vendors/:id", { ...read, schema: one }, async (request) => {
    const found = (await overviews(db, request.staff)).find(
      (vendor) => vendor.id === request.params.id,
    );
    if (!found) throw new Refusal(404, "NO_SUCH_VENDOR", SENTENCES.NO_SUCH_VENDOR);
    return success(found);
  });

  creatingRoute(app, platform);
  settingRoute(app, platform);

  switchingRoutes(app, platform);
}

function creatingRoute(app: App, platform: Platform): void {
  const creating = {
    summary:
      "Requests a new vendor; a second person must approve. The requester then has its key created",
    body: newVendor,
    response: { 200: answer(asked) },
    refusals: refusalsOf(ASK_VENDOR_REFUSALS),
  };
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  app.post(
    "/operator/v1/vendors",
    { ...write, schema: creating },
    async ({ staff, body: { reason: why, ...vendor } }) =>
      success(await waiting(platform, (tx) => askToCreate(tx, staff, vendor, why))),
  );
}

function switchingRoutes(app: App, platform: Platform): void {
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const body = z.object({ reason });
  const enabling = {
    summary: "Requests that a vendor be switched on; a second person must approve",
    params: vendorParams,
    body,
    response: { 200: answer(asked) },
    refusals: refusalsOf(ASK_VENDOR_REFUSALS),
  };
  app.post("/operator/v1/vendors/:id/enable", { ...write, schema: enabling }, async (request) => {
    const {
      staff,
      params: { id },
      body: { reason: why },
    } = request;
    return success(await waiting(platform, (tx) => askToEnable(tx, staff, id, why)));
  });

  const disabling = {
    summary: "Switches a vendor off at once; its pending requests end",
    params: vendorParams,
    body,
    response: { 200: answer(nothing) },
    refusals,
  };
  app.post(
    "/operator/v1/vendors/:id/disable",
    { ...write, schema: disabling },
    async ({ staff, params: { id }, body: { reason: why } }) => {
      await platform.db.inTransaction(async (tx) => {
        const result = await disableVendor(tx, id);
        if (!result.ok) throw new Refusal(404, result.refusal, SENTENCES.NO_SUCH_VENDOR);
        const { slug, before } = result.value;
        const about = {
          actor: staff.username,
          action: "vendor.disable",
          subject: slug,
          brandId: null,
          reason: why,
        };
        await recordAudit(tx, { ...about, before: { active: before }, after: { active: false } });
      });
      return success({});
    },
  );
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
        throw new Refusal(
          422,
          "NOT_IN_DIALECT",
          "The vendor's dialect has only one answer to a rollback.",
        );
      if (!changed.ok) throw new Refusal(404, changed.refusal, SENTENCES.NO_SUCH_VENDOR);
      const { before, after } = changed.value;
      const audit = {
        actor: request.staff.username,
        action: "vendor.update",
        subject: before.slug,
        brandId: null,
        reason: why,
      };
      await recordAudit(tx, { ...audit, before: shown(before), after: shown(after) });
    });
    return success({});
  });

  const moving = {
    summary: "Puts a vendor at a place in the vendors' strip",
    params: vendorParams,
    body: z.object({ place }),
    response,
    refusals,
  };
  app.post("/operator/v1/vendors/:id/move", { ...write, schema: moving }, async (request) => {
    await db.inTransaction(async (tx) => {
      const moved = await moveVendor(tx, request.params.id, request.body.place);
      if (!moved.ok) throw new Refusal(404, moved.refusal, SENTENCES.NO_SUCH_VENDOR);
      const audit = {
        actor: request.staff.username,
        action: "vendor.move",
        subject: moved.value.slug,
        brandId: null,
      };
      await recordAudit(tx, { ...audit, after: request.body });
    });
    return success({});
  });
}

/** What the audit trail keeps of a vendor's looks and answers. */
function shown({ name, logoUrl, rolledBackUnknown, opensIn }: Vendor) {
  return { name, logoUrl, rolledBackUnknown, opensIn };
}
