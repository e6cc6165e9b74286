import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { currentSection } from "../../../settings/index.ts";
import { insertLegPictures, clockOf } from "../legs/legs.store.ts";
import type { Leg } from "../legs/leg.ts";
import { lockLeg, type LegName } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { insertComplaint } from "./complaints.store.ts";

export interface Appeal extends LegName {
  readonly player: bigint;
  readonly text: string;
  /** Names of pictures among the files of slips. */
  readonly pictures: readonly string[];
}

export type AppealRefusal = "NOT_FOUND" | "WRONG_STATE" | "APPEAL_LATE" | "COMPLAINT_OPEN";

const HOURS_PER_DAY = 24;

/** Until when a leg that was closed as received may be appealed against; null for any other. */
export function appealUntil(
  { status, changedAt }: Pick<Leg, "status" | "changedAt">,
  appealDays: number,
): Temporal.Instant | null {
  return status === "FORCED" ? changedAt.add({ hours: appealDays * HOURS_PER_DAY }) : null;
}

/**
 * A player appeals against a leg that staff closed as received, once and within the brand's days.
 * It reverses nothing: staff answer it.
 */
export async function appeal(
  tx: Tx,
  { player, text, pictures, ...name }: Appeal,
): Promise<Result<Withdrawal, AppealRefusal>> {
  const found = await lockLeg(tx, name, { player });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  const { appealDays } = await currentSection(tx, withdrawal.brandId, "payouts");
  const until = appealUntil(leg, appealDays);
  if (!until) return refuse("WRONG_STATE");
  if (Temporal.Instant.compare(await clockOf(tx), until) > 0) return refuse("APPEAL_LATE");
  if (!(await insertComplaint(tx, { leg: leg.id, kind: "APPEAL", text, saidUnits: null })))
    return refuse("COMPLAINT_OPEN");
  await insertLegPictures(tx, leg.id, "PLAYER", pictures);
  return ok(withdrawal);
}
