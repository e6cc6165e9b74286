import { roundDownToMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../../secrets/public-id.ts";
import { recordAudit } from "../../../audit/index.ts";
import type { Brand } from "../../../brands/index.ts";
import type { StaffRefusal } from "../../refusals.ts";
import { isSamePromise, termsOf, type Packet, type PacketDraft } from "../packet.ts";
import { insertPacket, lockPacket, updatePacket } from "../packets.store.ts";
import { toPacketRow } from "./wire.ts";

/** A share is drawn among fewer than 2^32 minor units. */
const MOST_MINOR = 2 ** 32;

/** Writes a new red packet, which nobody is offered yet. */
export async function addPacket(
  tx: Tx,
  brand: Brand,
  draft: PacketDraft,
  actor: string,
): Promise<Result<Packet, StaffRefusal>> {
  const fault = unfit(draft);
  if (fault) return fault;
  const made = await insertPacket(tx, brand.id, newPublicId("rp"), draft);
  const after = toPacketRow(made, { now: await readClock(tx) });
  const { publicId: subject, brandId } = made;
  await recordAudit(tx, { actor, action: "redPacket.add", subject, brandId, after });
  return ok(made);
}

/**
 * Changes a red packet in the version that its editor saw. Once it is offered its terms stay as
 * players were promised them; words can change.
 */
export async function changePacket(
  tx: Tx,
  brand: Brand,
  seen: { readonly publicId: string; readonly version: string },
  draft: PacketDraft,
  actor: string,
): Promise<Result<Packet, StaffRefusal>> {
  const before = await lockPacket(tx, seen.publicId, brand.id);
  if (!before) return refuse("NOT_FOUND");
  if (before.version.toString() !== seen.version) return refuse("CHANGED_MEANWHILE");
  const fault = unfit(draft);
  if (fault) return fault;
  if (before.offeredAt !== null && !isSamePromise(before, draft)) return refuse("TERMS_FIXED");
  const after = await updatePacket(tx, before.id, draft);
  const now = await readClock(tx);
  await recordAudit(tx, {
    actor,
    action: "redPacket.change",
    subject: seen.publicId,
    brandId: brand.id,
    before: toPacketRow(before, { now }),
    after: toPacketRow(after, { now }),
  });
  return ok(after);
}

/** Why it can't be split: not in whole minor units, or too large. */
function unfit(draft: PacketDraft): Result<never, StaffRefusal> | undefined {
  const { totalUnits, minUnits, currency } = draft;
  const isWhole = [totalUnits, minUnits].every(
    (units) => roundDownToMinor({ units, currency }).units === units,
  );
  if (!isWhole) return refuse("NOT_WHOLE");
  return termsOf(draft).total < MOST_MINOR ? undefined : refuse("TOO_LARGE");
}
