import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { invitationOf, playerByPublicId } from "../../players/index.ts";
import type { Registration } from "./registration.ts";

/**
 * Who invited a visitor: an agent by a link, a friend by an invitation, or a player by name.
 */
export interface Invited {
  readonly uplineId: bigint | null;
  readonly affiliateCode: string | null;
  readonly referralCode: string | null;
}

/**
 * Resolves the codes a visitor came with; refuses when one of them is unknown at this brand. A
 * friend's code may be typed in the field for an agent's.
 */
export async function invitationIn(
  tx: Tx,
  brandId: bigint,
  {
    affiliateCode,
    referralCode,
    recommenderId,
  }: Pick<Registration, "affiliateCode" | "referralCode" | "recommenderId">,
): Promise<Result<Invited, "INVALID_INVITATION">> {
  const found = await Promise.all(
    [affiliateCode, referralCode]
      .filter(Boolean)
      .map((code) => invitationOf(tx, brandId, code?.trim() ?? "")),
  );
  const recommender = recommenderId ? await playerByPublicId(tx, recommenderId) : undefined;
  if (found.includes(undefined) || (recommenderId && recommender?.brandId !== brandId))
    return refuse("INVALID_INVITATION");
  const by = (kind: "affiliate" | "referral") =>
    found.find((invitation) => invitation?.kind === kind);
  const [affiliate, referral] = [by("affiliate"), by("referral")];
  return ok({
    uplineId: affiliate?.playerId ?? referral?.playerId ?? recommender?.id ?? null,
    affiliateCode: affiliate?.code ?? null,
    referralCode: referral?.code ?? null,
  });
}
