import { randomUUID } from "node:crypto";
import type { Tx } from "@perya/postgres";
import type { SignedIn } from "../identity/index.ts";
import type { Conversation } from "./conversation.ts";
import { lockOfPlayer, updateTopic } from "./conversations.store.ts";
import { writeMessage } from "./write-message.ts";

/**
 * Asks staff for a check of the player's identity. A request that is open already is answered with
 * the same conversation, so staff see one, however often the button is pressed.
 */
export async function askVerification(
  tx: Tx,
  player: Pick<SignedIn, "id" | "publicId" | "brandId" | "username">,
): Promise<Conversation> {
  const conversation = await lockOfPlayer(tx, player);
  if (conversation.topic === "verification") return conversation;
  await updateTopic(tx, conversation.id, "verification");
  const draft = { author: "player", event: "verification", key: randomUUID() } as const;
  const written = await writeMessage(tx, conversation, draft, "waiting");
  if (!written.ok) throw new Error("A new key was used before");
  return { ...written.value.conversation, topic: "verification" };
}
