import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { permissionsOf, type StaffRole } from "../roles/roles.ts";
import { selectRolesFor } from "../roles/roles.store.ts";

/**
 * Roles that a member of staff gives. Refused when one is not there for staff of that brand, and
 * when they allow more than the person who gives them may do.
 */
export async function rolesToGive(
  tx: Tx,
  by: { readonly permissions: readonly string[] },
  brandId: bigint | null,
  publicIds: readonly string[],
): Promise<Result<StaffRole[], "NO_SUCH_ROLE" | "MORE_THAN_YOURS">> {
  const roles = await selectRolesFor(tx, brandId, publicIds);
  if (roles.length !== new Set(publicIds).size) return refuse("NO_SUCH_ROLE");
  return permissionsOf(roles, brandId).every((permission) => by.permissions.includes(permission))
    ? ok(roles)
    : refuse("MORE_THAN_YOURS");
}
