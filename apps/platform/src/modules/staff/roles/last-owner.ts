import type { Tx } from "@perya/postgres";
import { permissionsOf } from "./roles.ts";
import type { Staff } from "../staff.ts";
import { holdOwners, selectAllStaff } from "../staff.store.ts";

/**
 * Whether nobody else at their house or brand may change staff. Holds who the owners are until the
 * transaction ends, so that two who close each other at once don't both go through.
 */
export async function isLastOwner(tx: Tx, staff: Staff): Promise<boolean> {
  await holdOwners(tx);
  const others = (await selectAllStaff(tx, staff.brandId)).filter(
    (one) => one.active && one.id !== staff.id && one.brandId === staff.brandId,
  );
  return isOwner(staff) && !others.some(isOwner);
}

/** Whether they may change staff. */
export function isOwner({ roles, brandId }: Pick<Staff, "roles" | "brandId">): boolean {
  return permissionsOf(roles, brandId).includes("staff.write");
}
