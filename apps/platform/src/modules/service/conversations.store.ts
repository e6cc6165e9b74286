import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { newPublicId } from "../../secrets/public-id.ts";
import type { Player } from "../players/index.ts";
import type { Conversation, State, Topic } from "./conversation.ts";

const CONVERSATION = sql`
  id, public_id as "publicId", brand_id as "brandId", player, player_name as "playerName",
  player_ref as "playerRef", state, topic, last_seq as "lastSeq", player_read as "playerRead",
  staff_read as "staffRead", mailed, waiting_since as "waitingSince", last_at as "lastAt",
  assigned_to as "assignedTo"`;

export function selectOfPlayer(tx: Tx, player: bigint): Promise<Conversation | undefined> {
  return tx.row(sql`select ${CONVERSATION} from service_conversation where player = ${player}`);
}

/** The player's conversation, made if there is none, locked until the transaction ends. */
export async function lockOfPlayer(
  tx: Tx,
  player: Pick<Player, "id" | "publicId" | "brandId" | "username">,
): Promise<Conversation> {
  await tx.run(sql`
    insert into service_conversation (public_id, brand_id, player, player_name, player_ref)
    values (
      ${newPublicId("cs")}, ${player.brandId}, ${player.id}, ${player.username}, ${player.publicId}
    )
    on conflict (player) do nothing`);
  const found = await tx.row<Conversation>(sql`
    select ${CONVERSATION} from service_conversation where player = ${player.id} for update`);
  if (!found) throw new Error("A conversation was not written");
  return found;
}

/** A conversation that staff of a brand may see, or of the house for null. */
export function selectForStaff(
  tx: Tx,
  brandId: bigint | null,
  publicId: string,
): Promise<Conversation | undefined> {
  return tx.row(sql`
    select ${CONVERSATION} from service_conversation
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})`);
}

/** The same, locked until the transaction ends. */
export function lockForStaff(
  tx: Tx,
  brandId: bigint | null,
  publicId: string,
): Promise<Conversation | undefined> {
  return tx.row(sql`
    select ${CONVERSATION} from service_conversation
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})
    for update`);
}

export function selectConversation(tx: Tx, id: bigint): Promise<Conversation | undefined> {
  return tx.row(sql`select ${CONVERSATION} from service_conversation where id = ${id}`);
}

export function lockConversation(tx: Tx, id: bigint): Promise<Conversation | undefined> {
  return tx.row(sql`select ${CONVERSATION} from service_conversation where id = ${id} for update`);
}

/** Notes a message that was written: its number, and who waits for whom after it. */
export async function updateWritten(
  tx: Tx,
  id: bigint,
  { seq, state }: { readonly seq: number; readonly state: State },
): Promise<Conversation> {
  const changed = await tx.row<Conversation>(sql`
    update service_conversation
    set last_seq = ${seq},
      last_at = now(),
      waiting_since = case when ${state} = 'waiting' then coalesce(waiting_since, now()) end,
      state = ${state}
    where id = ${id}
    returning ${CONVERSATION}`);
  if (!changed) throw new Error("A conversation is gone");
  return changed;
}

export async function updateTopic(tx: Tx, id: bigint, topic: Topic): Promise<void> {
  await tx.run(sql`update service_conversation set topic = ${topic} where id = ${id}`);
}

/** Whose it is from now on; nobody's for null. */
export async function updateAssigned(tx: Tx, id: bigint, staff: string | null): Promise<void> {
  await tx.run(sql`update service_conversation set assigned_to = ${staff} where id = ${id}`);
}

/** Read marks only move on, and never beyond what there is. */
export async function updatePlayerRead(tx: Tx, player: bigint, seq: number): Promise<void> {
  await tx.run(sql`
    update service_conversation
    set player_read = greatest(player_read, least(last_seq, ${seq}))
    where player = ${player}`);
}

export async function updateStaffRead(tx: Tx, id: bigint, seq: number): Promise<void> {
  await tx.run(sql`
    update service_conversation
    set staff_read = greatest(staff_read, least(last_seq, ${seq}))
    where id = ${id}`);
}

export async function updateMailed(tx: Tx, id: bigint, seq: number): Promise<void> {
  await tx.run(sql`update service_conversation set mailed = ${seq} where id = ${id}`);
}
