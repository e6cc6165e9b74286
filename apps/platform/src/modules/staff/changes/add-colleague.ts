import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { addStaff } from "../create-staff.ts";
import type { StaffSignedIn } from "../staff.ts";
import { selectStaffByName } from "../staff.store.ts";
import { rolesToGive } from "./roles-to-give.ts";
import { STAFF_REFUSALS } from "./staff-refusals.ts";

const payload = z.object({
  username: z.string(),
  passwordHash: z.string().optional(),
  roles: z.array(z.string()),
  roleNames: z.array(z.string()),
});

export interface NewMember {
  readonly username: string;
  /** Public ids of roles. */
  readonly roles: readonly string[];
  readonly brandId: bigint | null;
  readonly passwordHash: string;
  readonly reason: string;
}

export type AskToAddRefusal =
  | "USERNAME_TAKEN"
  | "NO_SUCH_ROLE"
  | "MORE_THAN_YOURS"
  | "ASKED_ALREADY";

/** Requests a new colleague, who can sign in once a second person has approved. */
export async function askToAdd(
  tx: Tx,
  asker: StaffSignedIn,
  member: NewMember,
): Promise<Result<string, AskToAddRefusal>> {
  const { username, brandId, passwordHash, reason } = member;
  const roles = await rolesToGive(tx, [asker], brandId, member.roles);
  if (!roles.ok) return roles;
  if (await selectStaffByName(tx, username)) return refuse("USERNAME_TAKEN");
  const roleNames = roles.value.map(({ name }) => name);
  const carried = { username, passwordHash, roles: member.roles, roleNames };
  const change = {
    kind: addColleague.kind,
    subject: username.toLowerCase(),
    about: username,
    brandId,
    payload: carried,
    reason,
  };
  return askChange(tx, asker, change, { username, roles: roleNames });
}

/** A new member of staff. */
export const addColleague: ApprovalKind = {
  kind: "staff.add",
  title: "New colleague",
  permission: "staff.write",
  refusals: STAFF_REFUSALS,
  details: (approval) => {
    const { username, roleNames } = payload.parse(approval.payload);
    return [
      { label: "Username", value: username },
      { label: "Roles", value: roleNames.join(", ") },
    ];
  },
  carryOut: async ({ tx, approval, by, asker }) => {
    const { username, passwordHash, roles: publicIds } = payload.parse(approval.payload);
    if (passwordHash === undefined)
      throw new Error(`The request ${approval.publicId} has no password`);
    const { brandId } = approval;
    const roles = await rolesToGive(tx, [by, asker], brandId, publicIds);
    if (!roles.ok) return roles;
    const made = await addStaff(
      tx,
      { brandId, username, passwordHash, trusted: false, mustChangePassword: true },
      roles.value,
    );
    if (!made.ok) return made;
    const after = { username, roles: roles.value.map(({ name }) => name) };
    await recordAudit(tx, {
      actor: `${approval.askedBy} and ${by.username}`,
      action: "staff.create",
      subject: made.value.publicId,
      brandId,
      after,
    });
    return ok(undefined);
  },
};
