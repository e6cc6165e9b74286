import { randomUUID } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { addJob } from "../../jobs/add-job.ts";
import { selectOfPlayer, lockConversation, updateTopic } from "./conversations.store.ts";
import { writeMessage } from "./write-message.ts";

/** Name of the job that tells a player's open pages that the conversation has changed. */
export const TELL_PAGES = "service-tell-pages";

/**
 * Ends a request for a check of identity once staff have raised the player's level, and says so in
 * the conversation. A player who waits for an answer still waits.
 */
export async function endVerification(tx: Tx, player: bigint): Promise<void> {
  const found = await selectOfPlayer(tx, player);
  const conversation = found && (await lockConversation(tx, found.id));
  if (conversation?.topic !== "verification") return;
  await updateTopic(tx, conversation.id, "general");
  const draft = { author: "system", event: "verified", key: randomUUID() } as const;
  await writeMessage(tx, conversation, draft, conversation.state);
  await addJob(tx, TELL_PAGES, { player: player.toString() });
}
