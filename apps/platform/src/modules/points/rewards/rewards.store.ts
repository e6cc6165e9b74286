import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Reward, RewardDraft } from "./reward.ts";

const COLUMNS = sql`
  id, public_id as "publicId", brand_id as "brandId", kind, language, words, picture, price, stock,
  vip_level as "vipLevel", per_member as "perMember", units, currency, offered,
  sort_order as "order", version, changed_at as "changedAt"`;

/** All rewards of a brand for its staff, in order. */
export function selectRewards(tx: Tx, brandId: bigint): Promise<Reward[]> {
  return tx.rows(sql`
    select ${COLUMNS} from points_reward where brand_id = ${brandId} order by sort_order, id`);
}

/** What a brand's members can redeem, in order. */
export function selectOffered(tx: Tx, brandId: bigint): Promise<Reward[]> {
  return tx.rows(sql`
    select ${COLUMNS} from points_reward
    where brand_id = ${brandId} and offered
    order by sort_order, id`);
}

/** One reward, locked until the transaction ends. */
export function lockReward(tx: Tx, publicId: string): Promise<Reward | undefined> {
  return tx.row(sql`select ${COLUMNS} from points_reward where public_id = ${publicId} for update`);
}

export async function insertReward(
  tx: Tx,
  brandId: bigint,
  publicId: string,
  { stock, ...draft }: RewardDraft & { readonly stock: bigint },
): Promise<Reward> {
  const row = await tx.row<Reward>(sql`
    insert into points_reward (
      public_id, brand_id, kind, language, words, picture, price, stock, vip_level, per_member,
      units, currency, offered, sort_order
    )
    values (
      ${publicId}, ${brandId}, ${draft.kind}, ${draft.language},
      ${JSON.stringify(draft.words)}::jsonb, ${draft.picture}, ${draft.price}, ${stock},
      ${draft.vipLevel}, ${draft.perMember}, ${draft.units}, ${draft.currency}, ${draft.offered},
      ${draft.order}
    )
    returning ${COLUMNS}`);
  if (!row) throw new Error("A reward was not written");
  return row;
}

export async function updateReward(tx: Tx, id: bigint, draft: RewardDraft): Promise<Reward> {
  const row = await tx.row<Reward>(sql`
    update points_reward
    set kind = ${draft.kind},
      language = ${draft.language},
      words = ${JSON.stringify(draft.words)}::jsonb,
      picture = ${draft.picture},
      price = ${draft.price},
      vip_level = ${draft.vipLevel},
      per_member = ${draft.perMember},
      units = ${draft.units},
      currency = ${draft.currency},
      offered = ${draft.offered},
      sort_order = ${draft.order},
      version = version + 1,
      changed_at = now()
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("A reward is gone while it is locked");
  return row;
}

/**
 * Adds pieces to the stock, or takes them for a number below zero. The version that staff saw stays
 * the newest one.
 */
export async function changeStock(tx: Tx, id: bigint, pieces: bigint): Promise<void> {
  await tx.run(sql`update points_reward set stock = stock + ${pieces} where id = ${id}`);
}

/** Pictures of rewards, as their addresses. */
export async function selectPictures(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ picture: string }>(sql`
    select picture from points_reward where picture like '%/pictures/%'
    union
    select picture from points_order where picture like '%/pictures/%'`);
  return rows.map(({ picture }) => picture);
}
