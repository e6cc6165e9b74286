import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { askChange, openApprovalFor } from "../../approvals/index.ts";
import { playerById } from "../../players/index.ts";
import type { Grant } from "./grant.ts";
import { grantByPublicId } from "./grants.store.ts";

export const VOID_KIND = "promotions.void";

/** Who asks for a bonus to be taken back, and why. */
interface VoidAsked {
  readonly publicId: string;
  readonly staff: {
    readonly id: bigint;
    readonly brandId: bigint | null;
    readonly username: string;
  };
  readonly reason: string;
}

/**
 * Asks a second person to take a bonus and its winnings back, because it was got by fraud. The
 * player's deposit stays theirs; where it goes back to its source, it is reversed by itself.
 */
export async function askVoid(
  tx: Tx,
  { publicId, staff, reason }: VoidAsked,
): Promise<Result<Grant, "NOT_FOUND" | "WRONG_STATE" | "ASKED">> {
  const grant = await grantByPublicId(tx, publicId);
  if (!grant || (staff.brandId !== null && staff.brandId !== grant.brandId))
    return refuse("NOT_FOUND");
  if (grant.status !== "PROCESS" && grant.status !== "CLAIMED") return refuse("WRONG_STATE");
  if (await openApprovalFor(tx, VOID_KIND, publicId)) return refuse("ASKED");
  const player = await playerById(tx, grant.player);
  const { bonusUnits, currency } = grant;
  const asked = await askChange(
    tx,
    staff,
    {
      kind: VOID_KIND,
      subject: publicId,
      about: player?.username ?? publicId,
      brandId: grant.brandId,
      payload: { bonus: bonusUnits.toString(), currency },
      reason,
    },
    { bonus: bonusUnits.toString(), currency },
  );
  return asked.ok ? ok(grant) : refuse("ASKED");
}
