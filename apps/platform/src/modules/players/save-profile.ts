import type { Tx } from "@perya/postgres";
import { profileOf } from "./profile-of.ts";
import { lockProfile, writeProfile, type Profile } from "./profile.store.ts";

/**
 * Changes some of a player's own details, one change at a time. A contact that changes without a
 * verification time is no longer verified.
 */
export async function saveProfile(
  tx: Tx,
  playerId: bigint,
  changes: Partial<Profile>,
): Promise<void> {
  await lockProfile(tx, playerId);
  const before = await profileOf(tx, playerId);
  const after = { ...before, ...changes };
  if (after.mobile !== before.mobile && !changes.mobileVerifiedAt) after.mobileVerifiedAt = null;
  if (after.email !== before.email && !changes.emailVerifiedAt) after.emailVerifiedAt = null;
  await writeProfile(tx, playerId, after);
}
