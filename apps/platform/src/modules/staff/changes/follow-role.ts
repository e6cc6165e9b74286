import type { Tx } from "@perya/postgres";
import { overtakeApprovalsOf } from "../../approvals/index.ts";
import type { StaffRole } from "../roles/roles.ts";
import { lockHolders } from "../roles/roles.store.ts";
import { distrust } from "../staff.store.ts";

/**
 * What a change of a role means for those who hold it: one that allows more makes them no second
 * person for a day, and one that allows less ends what they asked for.
 */
export async function followRole(
  tx: Tx,
  role: Pick<StaffRole, "id" | "name">,
  had: readonly string[],
  has: readonly string[],
): Promise<void> {
  const more = has.some((permission) => !had.includes(permission));
  const less = had.some((permission) => !has.includes(permission));
  for (const holder of await lockHolders(tx, role.id)) {
    if (more) await distrust(tx, holder);
    if (less) await overtakeApprovalsOf(tx, holder, `The role "${role.name}" allows less now`);
  }
}
