import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A player's origin, and the version of the terms that was accepted. */
export interface PlayerOrigin {
  readonly uplineId: bigint | null;
  readonly affiliateCode: string | null;
  readonly referralCode: string | null;
  readonly registerUrl: string | null;
  readonly domain: string | null;
  readonly registerMethod: string;
  readonly termsVersion: string;
}

export async function insertOrigin(tx: Tx, playerId: bigint, origin: PlayerOrigin): Promise<void> {
  const {
    uplineId,
    affiliateCode,
    referralCode,
    registerUrl,
    domain,
    registerMethod,
    termsVersion,
  } = origin;
  await tx.run(sql`
    insert into player_origin (
      player_id, upline_id, affiliate_code, referral_code, register_url, domain, register_method,
      terms_version
    )
    values (
      ${playerId}, ${uplineId}, ${affiliateCode}, ${referralCode}, ${registerUrl}, ${domain},
      ${registerMethod}, ${termsVersion}
    )`);
}
