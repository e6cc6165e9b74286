import { roundDownToMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import type { MissionRefusal } from "../refusals.ts";
import { isSamePromise, type Mission, type MissionDraft } from "./mission.ts";
import { insertMission, lockMission, updateMission } from "./missions.store.ts";
import { toMissionRow } from "./wire.ts";

/** Writes a new mission, which nobody is offered yet. */
export async function addMission(
  tx: Tx,
  brand: Brand,
  draft: MissionDraft,
  actor: string,
): Promise<Result<Mission, MissionRefusal>> {
  if (!isWhole(draft)) return refuse("NOT_WHOLE");
  const made = await insertMission(tx, brand.id, newPublicId("ms"), draft);
  const after = toMissionRow(made, { now: await readClock(tx) });
  const { publicId: subject, brandId } = made;
  await recordAudit(tx, { actor, action: "mission.add", subject, brandId, after });
  return ok(made);
}

/**
 * Changes a mission in the version that its editor saw. Once it is offered its terms stay as
 * players were promised them; words and place can change.
 */
export async function changeMission(
  tx: Tx,
  brand: Brand,
  seen: { readonly publicId: string; readonly version: string },
  draft: MissionDraft,
  actor: string,
): Promise<Result<Mission, MissionRefusal>> {
  const before = await lockMission(tx, seen.publicId, brand.id);
  if (!before) return refuse("NOT_FOUND");
  if (before.version.toString() !== seen.version) return refuse("CHANGED_MEANWHILE");
  if (!isWhole(draft)) return refuse("NOT_WHOLE");
  if (before.offeredAt !== null && !isSamePromise(before, draft)) return refuse("TERMS_FIXED");
  const after = await updateMission(tx, before.id, draft);
  const now = await readClock(tx);
  await recordAudit(tx, {
    actor,
    action: "mission.change",
    subject: seen.publicId,
    brandId: brand.id,
    before: toMissionRow(before, { now }),
    after: toMissionRow(after, { now }),
  });
  return ok(after);
}

/** Whether its cash is of whole minor units. */
function isWhole({ cash: units, currency }: MissionDraft): boolean {
  return roundDownToMinor({ units, currency }).units === units;
}
