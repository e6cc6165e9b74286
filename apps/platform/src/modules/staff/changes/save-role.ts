import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { newPublicId } from "../../../secrets/public-id.ts";
import { isRole, permissionsOf, permissionsOfRole, type StaffRole } from "../roles/roles.ts";
import { insertRole, isNameTaken, lockRole, updateRole } from "../roles/roles.store.ts";
import type { StaffSignedIn } from "../staff.ts";
import { holdOwners, selectAllStaff } from "../staff.store.ts";
import { isOwner } from "../roles/last-owner.ts";
import { followRole } from "./follow-role.ts";
import { isNoMoreThan, type Allowed } from "./no-more-than.ts";
import { STAFF_REFUSALS } from "./staff-refusals.ts";

const payload = z.object({
  name: z.string(),
  permissions: z.array(z.string()),
  before: z.object({ name: z.string(), permissions: z.array(z.string()) }).nullable(),
});

/** A role as it is asked for: a new one where `role` is undefined. */
export interface RoleWanted {
  readonly role: StaffRole | undefined;
  readonly brandId: bigint | null;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly reason: string;
}

export type AskForRoleRefusal =
  | "ROLE_NAME_TAKEN"
  | "MORE_THAN_YOURS"
  | "LAST_OWNER"
  | "ASKED_ALREADY";

/** Asks for a new role, or for another name or other permissions of one. */
export async function askForRole(
  tx: Tx,
  asker: StaffSignedIn,
  wanted: RoleWanted,
): Promise<Result<string, AskForRoleRefusal>> {
  const { role, brandId, name, permissions, reason } = wanted;
  if (!mayMake(role, permissions, [asker])) return refuse("MORE_THAN_YOURS");
  if (isRole(name.toLowerCase()) || (await isNameTaken(tx, role ?? { id: 0n, brandId }, name)))
    return refuse("ROLE_NAME_TAKEN");
  if (role && (await leavesNoOwner(tx, role, permissions))) return refuse("LAST_OWNER");
  const before = role ? { name: role.name, permissions: permissionsOfRole(role) } : null;
  const kind = role ? changedRole.kind : newRole.kind;
  const subject = role?.publicId ?? `${brandId ?? "house"}:${name.toLowerCase()}`;
  return askChange(
    tx,
    asker,
    { kind, subject, about: name, brandId, payload: { name, permissions, before }, reason },
    { name, permissions },
  );
}

/**
 * Whether a role with other permissions would leave a house or a brand without anyone who may
 * change staff.
 */
async function leavesNoOwner(
  tx: Tx,
  role: StaffRole,
  permissions: readonly string[],
): Promise<boolean> {
  if (permissions.includes("staff.write") || !permissionsOfRole(role).includes("staff.write"))
    return false;
  await holdOwners(tx);
  const colleagues = (await selectAllStaff(tx, role.brandId)).filter(
    ({ active, brandId }) => active && brandId === role.brandId,
  );
  const after = colleagues.map((one) => ({
    ...one,
    roles: one.roles.filter(({ publicId }) => publicId !== role.publicId),
  }));
  return colleagues.some(isOwner) && !after.some(isOwner);
}

/** Whether each of these people may do all that a role allows before and after. */
function mayMake(
  role: StaffRole | undefined,
  permissions: readonly string[],
  people: readonly Allowed[],
): boolean {
  const had = role ? permissionsOf([role], role.brandId) : [];
  return isNoMoreThan([...had, ...permissions], people);
}

const parts = {
  permission: "staff.write",
  refusals: STAFF_REFUSALS,
  details: (approval: { readonly payload: unknown }) => {
    const { name, permissions, before } = payload.parse(approval.payload);
    const given = permissions.filter((one) => !before?.permissions.includes(one));
    const taken = before?.permissions.filter((one) => !permissions.includes(one)) ?? [];
    const lines = [
      { label: "Name", value: before && before.name !== name ? `${before.name} → ${name}` : name },
      { label: "Also allows", value: given.join(", ") },
      { label: "No longer allows", value: taken.join(", ") },
    ];
    return lines.filter(({ value }) => value !== "");
  },
} as const;

/** A role that is not there yet. */
export const newRole: ApprovalKind = {
  ...parts,
  kind: "role.add",
  title: "New role",
  carryOut: async ({ tx, approval, by, asker }) => {
    const { name, permissions } = payload.parse(approval.payload);
    if (!mayMake(undefined, permissions, [by, asker])) return refuse("MORE_THAN_YOURS");
    const { brandId } = approval;
    const role = await insertRole(tx, { publicId: newPublicId("ro"), brandId, name, permissions });
    if (!role) return refuse("ROLE_NAME_TAKEN");
    const audit = {
      actor: `${approval.askedBy} and ${by.username}`,
      action: "role.create",
      subject: role.publicId,
      brandId,
    };
    await recordAudit(tx, { ...audit, after: { name, permissions } });
    return ok(undefined);
  },
};

/**
 * Another name or other permissions of a role, for those who may do all that it allows before and
 * after.
 */
export const changedRole: ApprovalKind = {
  ...parts,
  kind: "role.change",
  title: "Change of a role",
  hold: async (tx, { subject }) => {
    await holdOwners(tx);
    await lockRole(tx, subject, null);
  },
  carryOut: async ({ tx, approval, by, asker }) => {
    const { name, permissions } = payload.parse(approval.payload);
    const role = await lockRole(tx, approval.subject, by.brandId);
    if (!role) return refuse("NO_SUCH_ROLE");
    if (!mayMake(role, permissions, [by, asker])) return refuse("MORE_THAN_YOURS");
    if (await isNameTaken(tx, role, name)) return refuse("ROLE_NAME_TAKEN");
    if (await leavesNoOwner(tx, role, permissions)) return refuse("LAST_OWNER");
    const had = permissionsOfRole(role);
    await updateRole(tx, role.id, name, permissions);
    await followRole(tx, role, had, permissions);
    const audit = {
      actor: `${approval.askedBy} and ${by.username}`,
      action: "role.change",
      subject: role.publicId,
      brandId: role.brandId,
    };
    await recordAudit(tx, {
      ...audit,
      before: { name: role.name, permissions: had },
      after: { name, permissions },
    });
    return ok(undefined);
  },
};
