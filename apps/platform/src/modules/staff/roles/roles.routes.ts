import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandFor } from "../brands/brand-for.ts";
import { askForRole, type RoleWanted } from "../changes/save-role.ts";
import { ASK_REFUSALS } from "../changes/staff-refusals.ts";
import { requireStaff } from "../require-staff.guard.ts";
import { PERMISSIONS, permissionsOfRole, type StaffRole } from "./roles.ts";
import { deleteRole, lockRole, selectRoles } from "./roles.store.ts";
import type { StaffSignedIn } from "../staff.ts";
import { holdOwners } from "../staff.store.ts";
import { brandNumberOf, wireBrand } from "../brands/wire-brand.ts";
import { changeValue } from "../wire-member.ts";

const role = z
  .object({
    id: z.string(),
    name: z.string(),
    system: z.boolean().meta({ description: "A built-in role, which can't be changed." }),
    brand: wireBrand,
    permissions: z.array(z.enum(PERMISSIONS)),
    holders: z.number().int(),
  })
  .meta({ id: "Role" });

const reason = z.string().trim().min(3, "Please give a reason").max(140);
const wanted = z.object({
  name: z.string().trim().min(2).max(40),
  permissions: z.array(z.enum(PERMISSIONS)).min(1),
  reason,
});
const params = z.object({ id: z.string().max(40) });
const response = { 200: answer(changeValue) };
const refusals = joinRefusals(refusalsOf(ASK_REFUSALS), { 404: ["NOT_FOUND"] });

/** Roles: the product's own, and those that are made of chosen permissions, by two people. */
export function roleRoutes(app: App, platform: Platform): void {
  const preHandler = requireStaff(platform, "staff.write");
  const listing = {
    summary: "All roles and their permissions",
    response: { 200: answer(z.array(role)) },
  };
  app.get("/operator/v1/roles", { preHandler, schema: listing }, async ({ staff }) => {
    const roles = await selectRoles(platform.db, staff.brandId);
    return success(
      roles.map(({ publicId: id, brandId, ...one }) => ({
        ...one,
        id,
        brand: brandNumberOf(brandId),
        permissions: [...permissionsOfRole(one)],
      })),
    );
  });
  savingRoutes(app, platform);
  deletingRoute(app, platform);
}

function savingRoutes(app: App, platform: Platform): void {
  const preHandler = requireStaff(platform, "staff.write");
  const brand = z
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .meta({ description: "The brand it is for; only house staff may name one." });
  const adding = {
    summary: "Requests a new role with chosen permissions; a second person must approve",
    body: wanted.extend({ brand }),
    response,
    refusals: {
      ...refusals,
      403: [...(refusals[403] ?? []), "OTHER_BRAND"],
      422: [...(refusals[422] ?? []), "NO_SUCH_BRAND"],
    },
  };
  app.post("/operator/v1/roles", { preHandler, schema: adding }, async ({ staff, body }) => {
    const brandId = await brandFor(platform, staff, body.brand);
    return success(await ask(platform, staff, undefined, { ...body, brandId }));
  });

  const changing = {
    summary: "Requests a change of a role's name or permissions; a second person must approve",
    params,
    body: wanted,
    response,
    refusals,
  };
  app.put(
    "/operator/v1/roles/:id",
    { preHandler, schema: changing },
    async ({ staff, params: { id }, body }) =>
      success(await ask(platform, staff, id, { ...body, brandId: null })),
  );
}

async function ask(
  platform: Platform,
  staff: StaffSignedIn,
  id: string | undefined,
  want: Omit<RoleWanted, "role">,
): Promise<z.infer<typeof changeValue>> {
  const asked = await platform.db.inTransaction(async (tx) => {
    await holdOwners(tx);
    const found: StaffRole | undefined =
      id === undefined ? undefined : await lockRole(tx, id, staff.brandId);
    if (id !== undefined && !found) throw new Refusal(404, "NOT_FOUND", "There is no such role.");
    return askForRole(tx, staff, {
      ...want,
      role: found,
      brandId: found ? found.brandId : want.brandId,
    });
  });
  if (!asked.ok)
    throw new Refusal(
      ASK_REFUSALS[asked.refusal][0],
      asked.refusal,
      ASK_REFUSALS[asked.refusal][1],
    );
  return { status: "WAITING", approvalId: asked.value };
}

function deletingRoute(app: App, platform: Platform): void {
  const schema = {
    summary: "Removes an unused role",
    params,
    response: { 200: answer(nothing) },
    refusals: { 404: ["NOT_FOUND"], 409: ["ROLE_HELD"] },
  };
  app.delete(
    "/operator/v1/roles/:id",
    { preHandler: requireStaff(platform, "staff.write"), schema },
    async ({ staff, params: { id } }) => {
      await platform.db.inTransaction(async (tx) => {
        const found = await lockRole(tx, id, staff.brandId);
        if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such role.");
        if (!(await deleteRole(tx, found.id)))
          throw new Refusal(409, "ROLE_HELD", "Give its holders another role first.");
        const audit = {
          actor: staff.username,
          action: "role.delete",
          subject: id,
          brandId: found.brandId,
        };
        await recordAudit(tx, {
          ...audit,
          before: { name: found.name, permissions: found.permissions },
        });
      });
      return success({});
    },
  );
}
