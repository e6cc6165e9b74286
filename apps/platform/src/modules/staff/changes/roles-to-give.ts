import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { permissionsOf, type StaffRole } from "../roles/roles.ts";
import { selectRolesFor } from "../roles/roles.store.ts";
import { isNoMoreThan, type Allowed } from "./no-more-than.ts";

/**
 * Roles that some people give. Refused when one is not there for staff of that brand, and when they
 * allow more than each of the people who give them may do.
 */
export async function rolesToGive(
  tx: Tx,
  people: readonly Allowed[],
  brandId: bigint | null,
  publicIds: readonly string[],
): Promise<Result<StaffRole[], "NO_SUCH_ROLE" | "MORE_THAN_YOURS">> {
  const roles = await selectRolesFor(tx, brandId, publicIds);
  if (roles.length !== new Set(publicIds).size) return refuse("NO_SUCH_ROLE");
  return isNoMoreThan(permissionsOf(roles, brandId), people)
    ? ok(roles)
    : refuse("MORE_THAN_YOURS");
}
