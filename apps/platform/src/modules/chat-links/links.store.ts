import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A chat account that a player linked. Ledger units. */
export interface ChatLink {
  readonly id: bigint;
  readonly publicId: string;
  readonly player: bigint;
  readonly account: string;
  readonly name: string;
  readonly linkedAt: Temporal.Instant;
  readonly unlinkedAt: Temporal.Instant | null;
  readonly rewardUnits: bigint;
  readonly playTimes: number;
  readonly claimedAt: Temporal.Instant | null;
}

const COLUMNS = sql`
  id, public_id as "publicId", player_id as player, account, name, linked_at as "linkedAt",
  unlinked_at as "unlinkedAt", reward_units as "rewardUnits", play_times as "playTimes",
  claimed_at as "claimedAt"`;

/** Has what is done about a player's links, and about a chat account, come one after the other. */
export async function lockLinks(
  tx: Tx,
  { brandId, player, account }: { brandId: bigint; player: bigint; account: string },
): Promise<void> {
  for (const name of [`chat of ${player}`, `chat ${brandId} ${account}`])
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Everything that a player has linked, the newest first. */
export function selectLinks(tx: Tx, player: bigint): Promise<ChatLink[]> {
  return tx.rows(sql`
    select ${COLUMNS} from chat_link where player_id = ${player} order by id desc`);
}

/** The link of a chat account at a brand, whether it is linked now or was. */
export function selectLinkOf(
  tx: Tx,
  brandId: bigint,
  account: string,
): Promise<ChatLink | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from chat_link
    where brand_id = ${brandId} and service = 'telegram' and account = ${account}`);
}

/** A player's reward by its link's public id, held until the transaction ends. */
export function lockReward(
  tx: Tx,
  player: bigint,
  publicId: string,
): Promise<ChatLink | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from chat_link
    where player_id = ${player} and public_id = ${publicId} and reward_units > 0
    for update`);
}

export async function insertLink(
  tx: Tx,
  link: Pick<ChatLink, "publicId" | "player" | "account" | "name" | "rewardUnits" | "playTimes"> & {
    readonly brandId: bigint;
    readonly currency: string;
  },
): Promise<void> {
  await tx.run(sql`
    insert into chat_link (
      public_id, brand_id, player_id, service, account, name, reward_units, currency, play_times
    )
    values (
      ${link.publicId}, ${link.brandId}, ${link.player}, 'telegram', ${link.account},
      ${link.name}, ${link.rewardUnits}, ${link.currency}, ${link.playTimes}
    )`);
}

/** Links an account again that its player had unlinked. */
export async function linkAgain(tx: Tx, id: bigint, name: string): Promise<void> {
  await tx.run(sql`
    update chat_link set unlinked_at = null, linked_at = now(), name = ${name} where id = ${id}`);
}

/** Unlinks what a player has linked now. */
export async function unlinkAll(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`
    update chat_link set unlinked_at = now() where player_id = ${player} and unlinked_at is null`);
}

export async function markClaimed(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update chat_link set claimed_at = now() where id = ${id}`);
}
