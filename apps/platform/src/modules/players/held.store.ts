import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** Who a player is, what they told, and how they came. */
export const PLAYERS_HOLD: readonly HeldData[] = [
  {
    name: "account",
    read: (tx, player, after) =>
      tx.rows(sql`
        select 1::int8 as key, jsonb_build_object(
          'id', p.public_id, 'username', p.username, 'nickname', p.nickname,
          'currency', p.currency, 'country', p.country, 'kycLevel', p.kyc_level,
          'createdAt', p.created_at, 'affiliateCode', o.affiliate_code,
          'referralCode', o.referral_code, 'registerUrl', o.register_url, 'domain', o.domain,
          'registerMethod', o.register_method, 'termsVersion', o.terms_version
        ) as row
        from player p
        left join player_origin o on o.player_id = p.id
        where p.id = ${player} and ${after}::int8 < 1`),
  },
  {
    name: "profile",
    read: (tx, player, after) =>
      tx.rows(sql`
        select 1::int8 as key, to_jsonb(profile) - 'player_id' as row
        from player_profile profile
        where player_id = ${player} and ${after}::int8 < 1`),
  },
  {
    name: "invitations",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'code', code, 'kind', kind, 'madeAt', made_at, 'endedAt', ended_at
        ) as row
        from invitation
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
];
