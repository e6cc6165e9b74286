import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
import { z } from "zod";
import type { Platform } from "../../../platform.ts";
import type { ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { playerByPublicId, type Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { requirePlay } from "../require-play.ts";
import { changeOrAsk, moveOf, type Outcome } from "./change-or-ask.ts";
import { STAFF_REFUSALS } from "./refusals.ts";

const ADD_KIND = "wagering.add";

/** What staff ask a player to play. */
export interface Addition {
  /** Ledger units. */
  readonly units: bigint;
  readonly reason: string;
  readonly key: string;
}

/** Has a player play something because staff say so, or asks a second person to. */
export function addPlay(
  platform: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  { units, reason, key }: Addition,
): Promise<Result<Outcome, "KEY_REUSED">> {
  const payload = { units: units.toString(), reason, key };
  const move = moveOf(ADD_KIND, staff, player, { units, reason, key, payload });
  return changeOrAsk(platform, tx, staff, move, () =>
    apply(platform, tx, staff.username, player, { units, reason, key }),
  );
}

async function apply(
  { wallet }: Platform,
  tx: Tx,
  actor: string,
  player: Player,
  { units, reason, key }: Addition,
): Promise<Result<void, never>> {
  const { id, brandId, publicId: subject } = player;
  const asked = {
    source: "ADJUST",
    key: `staff:${key}`,
    principal: units,
    required: units,
  } as const;
  await requirePlay(tx, wallet, { player: id, brandId, reason, ...asked });
  const after = { units: units.toString() };
  await recordAudit(tx, { actor, action: ADD_KIND, subject, brandId, after, reason });
  return ok(undefined);
}

const payload = z.object({ units: z.string(), reason: z.string(), key: z.string() });

/** Something to play above what one person may ask for. */
export const addApproval: ApprovalKind = {
  kind: ADD_KIND,
  title: "Wagering added",
  permission: "wagering.change",
  refusals: STAFF_REFUSALS,
  details: () => [],
  carryOut: async ({ platform, tx, approval, by }) => {
    const { units, ...asked } = payload.parse(approval.payload);
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const both = `${approval.askedBy} and ${by.username}`;
    const done = await apply(platform, tx, both, player, { units: BigInt(units), ...asked });
    return done.ok ? ok(undefined) : done;
  },
};
