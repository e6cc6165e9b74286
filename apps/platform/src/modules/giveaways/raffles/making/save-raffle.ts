import { roundDownToMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../../secrets/public-id.ts";
import { recordAudit } from "../../../audit/index.ts";
import type { Brand } from "../../../brands/index.ts";
import type { StaffRefusal } from "../../refusals.ts";
import { isSamePromise, type Raffle, type RaffleDraft } from "../raffle.ts";
import { insertRaffle, lockRaffle, updateRaffle } from "../raffles.store.ts";
import { toRaffleRow } from "./wire.ts";

/** Writes a new raffle, which nobody is offered yet. */
export async function addRaffle(
  tx: Tx,
  brand: Brand,
  draft: RaffleDraft,
  actor: string,
): Promise<Result<Raffle, StaffRefusal>> {
  if (!isWhole(draft)) return refuse("NOT_WHOLE");
  const made = await insertRaffle(tx, brand.id, newPublicId("rf"), draft);
  const after = toRaffleRow(made, { now: await readClock(tx) });
  const { publicId: subject, brandId } = made;
  await recordAudit(tx, { actor, action: "raffle.add", subject, brandId, after });
  return ok(made);
}

/**
 * Changes a raffle in the version that its editor saw. Once it is offered its terms stay as players
 * were promised them; words can change.
 */
export async function changeRaffle(
  tx: Tx,
  brand: Brand,
  seen: { readonly publicId: string; readonly version: string },
  draft: RaffleDraft,
  actor: string,
): Promise<Result<Raffle, StaffRefusal>> {
  const before = await lockRaffle(tx, seen.publicId, brand.id);
  if (!before) return refuse("NOT_FOUND");
  if (before.version.toString() !== seen.version) return refuse("CHANGED_MEANWHILE");
  if (!isWhole(draft)) return refuse("NOT_WHOLE");
  if (before.offeredAt !== null && !isSamePromise(before, draft)) return refuse("TERMS_FIXED");
  const after = await updateRaffle(tx, before.id, draft);
  const now = await readClock(tx);
  await recordAudit(tx, {
    actor,
    action: "raffle.change",
    subject: seen.publicId,
    brandId: brand.id,
    before: toRaffleRow(before, { now }),
    after: toRaffleRow(after, { now }),
  });
  return ok(after);
}

/** Whether its cash is of whole minor units. */
function isWhole({ prizes, currency }: RaffleDraft): boolean {
  return prizes.every(({ cash: units }) => roundDownToMinor({ units, currency }).units === units);
}
