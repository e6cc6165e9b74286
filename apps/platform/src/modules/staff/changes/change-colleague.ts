import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, overtakeApprovalsOf, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { isLastOwner, isOwner } from "../roles/last-owner.ts";
import { permissionsOf } from "../roles/roles.ts";
import { replaceRolesOf } from "../roles/roles.store.ts";
import type { Staff, StaffSignedIn } from "../staff.ts";
import { distrust, holdToChange, lockStaff, renameStaff } from "../staff.store.ts";
import { isNoMoreThan } from "./no-more-than.ts";
import { rolesToGive } from "./roles-to-give.ts";
import { STAFF_REFUSALS } from "./staff-refusals.ts";

const sides = z.object({ username: z.string(), roles: z.array(z.string()) });
const payload = z.object({
  username: z.string(),
  roles: z.array(z.string()),
  before: sides,
  after: sides,
});

export interface MemberChange {
  readonly username: string;
  /** Public ids of roles. */
  readonly roles: readonly string[];
  readonly reason: string;
}

export type AskToChangeRefusal =
  | "NO_SUCH_ROLE"
  | "MORE_THAN_YOURS"
  | "LAST_OWNER"
  | "ASKED_ALREADY";

/** Requests a change of a colleague's name or roles. */
export async function askToChange(
  tx: Tx,
  asker: StaffSignedIn,
  staff: Staff,
  change: MemberChange,
): Promise<Result<string, AskToChangeRefusal>> {
  if (!isNoMoreThan(permissionsOf(staff.roles, staff.brandId), [asker]))
    return refuse("MORE_THAN_YOURS");
  const roles = await rolesToGive(tx, [asker], staff.brandId, change.roles);
  if (!roles.ok) return roles;
  if (!isOwner({ roles: roles.value, brandId: staff.brandId }) && (await isLastOwner(tx, staff)))
    return refuse("LAST_OWNER");
  const before = { username: staff.username, roles: staff.roles.map(({ name }) => name) };
  const after = { username: change.username, roles: roles.value.map(({ name }) => name) };
  const carried = { username: change.username, roles: change.roles, before, after };
  const { publicId: subject, username: about, brandId } = staff;
  return askChange(
    tx,
    asker,
    {
      kind: changeColleague.kind,
      subject,
      about,
      brandId,
      payload: carried,
      reason: change.reason,
    },
    after,
  );
}

/** A change of a member of staff's name or roles. */
export const changeColleague: ApprovalKind = {
  kind: "staff.change",
  title: "Change of a colleague",
  permission: "staff.write",
  refusals: STAFF_REFUSALS,
  details: (approval) => {
    const { before, after } = payload.parse(approval.payload);
    const lines = [
      {
        label: "Username",
        value: `${before.username} → ${after.username}`,
        changed: before.username !== after.username,
      },
      {
        label: "Roles",
        value: `${before.roles.join(", ")} → ${after.roles.join(", ")}`,
        changed: true,
      },
    ];
    return lines.filter(({ changed }) => changed).map(({ label, value }) => ({ label, value }));
  },
  hold: (tx, { subject }) => holdToChange(tx, subject),
  carryOut: async ({ tx, approval, by, asker }) => {
    const { username, roles: publicIds } = payload.parse(approval.payload);
    const staff = await lockStaff(tx, approval.subject, by.brandId);
    if (!staff) return refuse("NO_SUCH_PERSON");
    const { brandId } = staff;
    const had = permissionsOf(staff.roles, brandId);
    if (!isNoMoreThan(had, [by, asker])) return refuse("MORE_THAN_YOURS");
    const roles = await rolesToGive(tx, [by, asker], brandId, publicIds);
    if (!roles.ok) return roles;
    if (!isOwner({ roles: roles.value, brandId }) && (await isLastOwner(tx, staff)))
      return refuse("LAST_OWNER");
    if (!(await renameStaff(tx, staff.id, username))) return refuse("USERNAME_TAKEN");
    const has = permissionsOf(roles.value, brandId);
    // A person who was just given more rights does not count as a second person for a day.
    if (has.some((permission) => !had.includes(permission))) await distrust(tx, staff.id);
    if (had.some((permission) => !has.includes(permission)))
      await overtakeApprovalsOf(tx, staff.id, `${username} was given less`);
    await replaceRolesOf(tx, staff.id, roles.value);
    const before = { username: staff.username, roles: staff.roles.map(({ name }) => name) };
    const after = { username, roles: roles.value.map(({ name }) => name) };
    const actor = `${approval.askedBy} and ${by.username}`;
    await recordAudit(tx, {
      actor,
      action: "staff.change",
      subject: staff.publicId,
      brandId,
      before,
      after,
    });
    return ok(undefined);
  },
};
