import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../secrets/public-id.ts";
import { replaceRolesOf, selectSystemRoles } from "./roles/roles.store.ts";
import type { Role, StaffRole } from "./roles/roles.ts";
import type { Staff } from "./staff.ts";
import { insertStaff, lockStaff } from "./staff.store.ts";

export interface NewColleague {
  /** Null is the house. */
  readonly brandId: bigint | null;
  readonly username: string;
  readonly passwordHash: string;
  /**
   * Whether they count as a second person at once, for those whom the holder of the server adds;
   * others do a day later.
   */
  readonly trusted: boolean;
  /** Whether another person chose the password, so that it must be changed before anything else. */
  readonly mustChangePassword: boolean;
}

/**
 * Adds a member of staff with some of the product's own roles. The one-time code is set up at the
 * first sign-in.
 */
export async function createStaff(
  tx: Tx,
  staff: NewColleague & { readonly roles: readonly Role[] },
): Promise<Result<Staff, "USERNAME_TAKEN">> {
  const roles = await selectSystemRoles(tx, staff.roles);
  if (roles.length !== new Set(staff.roles).size)
    throw new Error(`The roles ${staff.roles.join(", ")} are not all there`);
  return addStaff(tx, staff, roles);
}

/** Adds a member of staff with any roles. */
export async function addStaff(
  tx: Tx,
  staff: NewColleague,
  roles: readonly Pick<StaffRole, "id">[],
): Promise<Result<Staff, "USERNAME_TAKEN">> {
  const publicId = newPublicId("st");
  const made = await insertStaff(tx, { ...staff, publicId });
  if (!made) return refuse("USERNAME_TAKEN");
  await replaceRolesOf(tx, made.id, roles);
  const added = await lockStaff(tx, publicId, null);
  if (!added) throw new Error(`${staff.username} was added and is missing`);
  return ok(added);
}
