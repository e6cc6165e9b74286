import type { Tx } from "@perya/postgres";
import type { Asker } from "../approvals/index.ts";
import { permissionsOf } from "./roles/roles.ts";
import { holdStaff } from "./staff.store.ts";

/**
 * A member of staff who asked for something, as they are now: what they ask for counts only while
 * they may. Nobody changes their account or roles until the transaction ends.
 */
export async function holdAsker(tx: Tx, id: bigint): Promise<Asker | undefined> {
  const staff = await holdStaff(tx, id);
  if (!staff) return undefined;
  const { active, brandId, roles } = staff;
  return { active, brandId, permissions: permissionsOf(roles, brandId) };
}
