import type { Tx } from "@perya/postgres";
import { tellFact } from "../facts/index.ts";
import { personChanged } from "./facts.ts";
import { profileOf } from "./profile-of.ts";
import { lockProfile, writeProfile, type Profile } from "./profile.store.ts";

/** What a person is recognised by. */
const RECOGNISED_BY = ["mobile", "email", "payeeName", "fullname", "birthday"] as const;

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
  const isAnother =
    RECOGNISED_BY.some((name) => after[name] !== before[name]) ||
    (after.mobileVerifiedAt === null) !== (before.mobileVerifiedAt === null) ||
    (after.emailVerifiedAt === null) !== (before.emailVerifiedAt === null);
  if (isAnother) await tellFact(tx, personChanged, { player: playerId });
}
