import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { APPLICATION } from "./draft-of.ts";

/** A bonus that was issued to a player, without any money; its public id. */
export async function insertBonus(tx: Tx, player: bigint, promotion: string): Promise<string> {
  const row = await tx.row<{ id: string }>(sql`
    insert into promotion_grant (
      public_id, promotion, version, brand_id, player, period, status, currency, deposit_units,
      bonus_units, required_units
    )
    select 'gr_00000000000000000000', id, version, brand_id, ${player}, '', 'ISSUED', 'PHP', 0, 1, 0
    from promotion where public_id = ${promotion}
    returning public_id as id`);
  return row?.id ?? "";
}

/** An application of a player for a promotion like another one; its public id. */
export async function insertApplied(tx: Tx, player: bigint, promotion: string): Promise<string> {
  await tx.run(sql`
    with made as (
      insert into promotion (public_id, brand_id, status)
      select 'pr_11111111111111111111', brand_id, 'DRAFT' from promotion
      where public_id = ${promotion}
      returning id
    )
    insert into promotion_version (
      promotion, version, type, category, rule, audience, language, words, picture, by
    )
    select made.id, 1, 'APPLICATION', category, ${JSON.stringify(APPLICATION)}::jsonb, audience,
      language, words, picture, by
    from made, promotion_version v
    join promotion on promotion.id = v.promotion and promotion.public_id = ${promotion}
    where v.version = 1`);
  const row = await tx.row<{ id: string }>(sql`
    with applied as (
      insert into promotion_grant (
        public_id, promotion, version, brand_id, player, period, status, currency, deposit_units,
        bonus_units, required_units
      )
      select 'gr_11111111111111111111', id, 1, brand_id, ${player}, '', 'APPLYING', 'PHP', 0, 0, 0
      from promotion where public_id = 'pr_11111111111111111111'
      returning id, public_id, brand_id
    ),
    sent as (
      insert into promotion_application (grant_id, brand_id, player, remark)
      select id, brand_id, ${player}, 'ours alone' from applied
      returning grant_id
    ),
    shown as (
      insert into promotion_application_image (grant_id, place, kind, bytes)
      select grant_id, 1, 'png', ''::bytea from sent
    )
    select public_id as id from applied`);
  return row?.id ?? "";
}
