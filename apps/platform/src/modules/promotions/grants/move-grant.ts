import type { Tx } from "@perya/postgres";
import { insertStep } from "../steps.store.ts";
import type { Grant, GrantStatus } from "./grant.ts";
import { updateGrant } from "./grants.store.ts";

/** Moves a grant that the transaction holds one step along its table, with who and why. */
export async function moveGrant(
  tx: Tx,
  grant: Grant,
  to: GrantStatus,
  {
    actor,
    reason,
    ...changes
  }: { readonly actor: string; readonly reason?: string } & Parameters<typeof updateGrant>[3],
): Promise<Grant> {
  const moved = await updateGrant(tx, grant.id, to, changes);
  await insertStep(tx, "grant", grant.id, { from: grant.status, to, actor, reason });
  return moved;
}
