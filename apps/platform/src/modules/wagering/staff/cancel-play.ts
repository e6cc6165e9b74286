import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import type { Platform } from "../../../platform.ts";
import type { ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { playerByPublicId, type Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { cancelRequirement } from "../cancel-requirement.ts";
import { leftOf } from "../requirement.ts";
import { selectById, type StoredRequirement } from "../requirements.store.ts";
import { changeOrAsk, moveOf, type Outcome } from "./change-or-ask.ts";
import { STAFF_REFUSALS, type StaffRefusal } from "./refusals.ts";

const CANCEL_KIND = "wagering.cancel";

/** What staff take back of what a player has to play. */
export interface Cancellation {
  readonly requirement: bigint;
  readonly reason: string;
  readonly key: string;
}

/**
 * Takes back what a player has to play, or asks a second person to. What a bonus asks for ends with
 * the bonus.
 */
export async function cancelPlay(
  platform: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  { requirement: id, reason, key }: Cancellation,
): Promise<Result<Outcome, StaffRefusal>> {
  const known = await selectById(tx, player.id, id);
  if (!known) return refuse("NOT_FOUND");
  if (known.source === "BONUS") return refuse("OF_A_BONUS");
  const payload = { requirement: id.toString() };
  // Sent again it is the same request, however much has been played meanwhile.
  const move = moveOf(CANCEL_KIND, staff, player, { units: known.required, reason, key, payload });
  return changeOrAsk(platform, tx, staff, move, () =>
    apply(tx, staff.username, player, known, reason),
  );
}

async function apply(
  tx: Tx,
  actor: string,
  { brandId, publicId: subject }: Player,
  known: StoredRequirement,
  reason: string,
): Promise<Result<void, "ENDED_ALREADY">> {
  if (!(await cancelRequirement(tx, known.source, known.key, reason)))
    return refuse("ENDED_ALREADY");
  const before = { source: known.source, key: known.key, left: leftOf([known]).toString() };
  await recordAudit(tx, { actor, action: CANCEL_KIND, subject, brandId, before, reason });
  return ok(undefined);
}

const payload = z.object({ requirement: z.string() });

/** Something to play that is taken back, above what one person may. */
export const cancelApproval: ApprovalKind = {
  kind: CANCEL_KIND,
  title: "Wagering cancelled",
  permission: "wagering.change",
  refusals: STAFF_REFUSALS,
  details: () => [],
  carryOut: async ({ tx, approval, by }) => {
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const id = BigInt(payload.parse(approval.payload).requirement);
    const known = await selectById(tx, player.id, id);
    if (!known) return refuse("NOT_FOUND");
    const both = `${approval.askedBy} and ${by.username}`;
    const done = await apply(tx, both, player, known, approval.reason ?? "");
    return done.ok ? ok(undefined) : done;
  },
};
