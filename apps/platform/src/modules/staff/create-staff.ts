import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../secrets/public-id.ts";
import type { Role } from "./roles.ts";
import type { Staff } from "./staff.ts";
import { insertStaff } from "./staff.store.ts";

/**
 * Adds a member of staff, of a brand or of the house. The password comes hashed; the one-time code is set up at the first sign-in. `trusted` is for those whom the holder of the
 * server adds: they count as a second person from the start, others a day later.
 */
export async function createStaff(
  tx: Tx,
  staff: { brandId: bigint | null; username: string; passwordHash: string; roles: readonly Role[]; trusted: boolean },
): Promise<Result<Staff, "USERNAME_TAKEN">> {
  const made = await insertStaff(tx, { ...staff, publicId: newPublicId("st") });
  return made ? ok(made) : refuse("USERNAME_TAKEN");
}
