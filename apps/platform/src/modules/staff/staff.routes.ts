import { z } from "zod";
import { answer, nothing, Refusal, success, wireTime } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { hashPassword } from "../../secrets/password.ts";
import { recordAudit } from "../audit/index.ts";
import { brandById } from "../brands/index.ts";
import { createStaff } from "./create-staff.ts";
import { newStaffPassword } from "./new-staff-password.ts";
import { requireStaff } from "./require-staff.ts";
import { isRole, PERMISSIONS, ROLES } from "./roles.ts";
import type { Staff, StaffSignedIn } from "./staff.ts";
import { lockStaff, resetTotp, selectAllStaff, updateActive } from "./staff.store.ts";
import { brandNumberOf, wireBrand } from "./wire-brand.ts";

const memberValue = z
  .object({
    id: z.string(),
    username: z.string(),
    roles: z.array(z.string()),
    active: z.boolean(),
    totpEnabled: z.boolean(),
    lastLoginAt: wireTime.nullable(),
    brand: wireBrand,
  })
  .meta({ id: "StaffMember" });
const role = z.object({ name: z.string(), permissions: z.array(z.enum(PERMISSIONS)) }).meta({ id: "Role" });

const newMember = z.object({
  username: z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9.-]{2,31}$/, "A username has 3 to 32 letters, digits, dots or dashes"),
  password: newStaffPassword,
  roles: z.array(z.string().refine(isRole, "There is no such role")).min(1),
  brand: z
    .number()
    .int()
    .min(1)
    .optional()
    .meta({ description: "Number of the brand they work for, which the house may name. A brand's staff add their own." }),
});

const CHANGES = {
  disable: (tx: Parameters<typeof updateActive>[0], staff: Staff) => updateActive(tx, staff.id, false),
  enable: (tx: Parameters<typeof updateActive>[0], staff: Staff) => updateActive(tx, staff.id, true),
  "reset-totp": (tx: Parameters<typeof updateActive>[0], staff: Staff) => resetTotp(tx, staff.id),
} as const;

/** Who the staff are and what they may do. */
export function staffRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "staff.write");

  const listing = { summary: "All staff", response: { 200: answer(z.array(memberValue)) } };
  app.get("/operator/v1/staff", { preHandler, schema: listing }, async (request) =>
    success((await selectAllStaff(db, request.staff.brandId)).map(memberOf)),
  );

  const roles = { summary: "All roles and what they allow", response: { 200: answer(z.array(role)) } };
  app.get("/operator/v1/roles", { preHandler, schema: roles }, () =>
    success(Object.entries(ROLES).map(([name, permissions]) => ({ name, permissions: [...permissions] }))),
  );

  const adding = {
    summary: "Adds a member of staff",
    body: newMember,
    response: { 200: answer(memberValue) },
    refusals: { 403: ["OTHER_BRAND"], 409: ["USERNAME_TAKEN"], 422: ["NO_SUCH_BRAND"] },
  };
  app.post("/operator/v1/staff", { preHandler, schema: adding }, async (request) => {
    const { username, password, roles } = request.body;
    const brandId = await brandFor(platform, request.staff, request.body.brand);
    const passwordHash = await hashPassword(password);
    const made = await db.inTransaction(async (tx) => {
      const result = await createStaff(tx, { brandId, username, passwordHash, roles, trusted: false });
      if (result.ok)
        await recordAudit(tx, {
          actor: request.staff.username,
          action: "staff.create",
          subject: result.value.publicId,
          brandId,
          after: { username, roles },
        });
      return result;
    });
    if (!made.ok) throw new Refusal(409, "USERNAME_TAKEN", "Somebody has that username already.");
    return success(memberOf(made.value));
  });

  changeRoute(app, platform);
}

function changeRoute(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "staff.write");
  const params = z.object({ id: z.string().max(40), change: z.enum(["disable", "enable", "reset-totp"]) });
  const changing = {
    summary: "Disables or enables a member of staff, or has them set up their authenticator anew",
    params,
    response: { 200: answer(nothing) },
    refusals: { 404: ["NOT_FOUND"], 422: ["OWN_ACCOUNT"] },
  };
  app.post("/operator/v1/staff/:id/:change", { preHandler, schema: changing }, async (request) => {
    const { id, change } = request.params;
    if (id === request.staff.publicId) throw new Refusal(422, "OWN_ACCOUNT", "Ask somebody else to change your own account.");
    await db.inTransaction(async (tx) => {
      const staff = await lockStaff(tx, id, request.staff.brandId);
      if (!staff) throw new Refusal(404, "NOT_FOUND", "There is no such person.");
      await CHANGES[change](tx, staff);
      await recordAudit(tx, {
        actor: request.staff.username,
        action: `staff.${change}`,
        subject: id,
        brandId: staff.brandId,
        before: { active: staff.active, totp: staff.sealedTotp !== null },
      });
    });
    return success({});
  });
}

/** The brand of a new member: a brand's staff add their own, the house whomever it names. */
async function brandFor({ db }: Platform, staff: StaffSignedIn, asked: number | undefined): Promise<bigint | null> {
  if (asked === undefined) return staff.brandId;
  const brandId = BigInt(asked);
  if (staff.brandId !== null && staff.brandId !== brandId) throw new Refusal(403, "OTHER_BRAND", "You can only add staff of your own brand.");
  if (!(await brandById(db, brandId))) throw new Refusal(422, "NO_SUCH_BRAND", "There is no such brand.");
  return brandId;
}

function memberOf(staff: Staff): z.infer<typeof memberValue> {
  const { publicId: id, username, roles, active, sealedTotp, lastLoginAt, brandId } = staff;
  return {
    id,
    username,
    roles: [...roles],
    active,
    totpEnabled: sealedTotp !== null,
    lastLoginAt: lastLoginAt?.toString() ?? null,
    brand: brandNumberOf(brandId),
  };
}
