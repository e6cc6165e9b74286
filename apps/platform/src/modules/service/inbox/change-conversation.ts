import { randomUUID } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { Conversation } from "../conversation.ts";
import {
  lockForStaff,
  updateAssigned,
  updateStaffRead,
  updateTopic,
} from "../conversations.store.ts";
import { writeMessage } from "../write-message.ts";

/** What staff do with a conversation besides answering. */
export type Change = "take" | "release" | "close";

/** Takes a conversation, gives it back to everyone, or closes it; what is so already stays so. */
export async function changeConversation(
  tx: Tx,
  staff: StaffSignedIn,
  publicId: string,
  change: Change,
): Promise<Result<Conversation, "NOT_FOUND">> {
  const conversation = await lockForStaff(tx, staff.brandId, publicId);
  if (!conversation) return refuse("NOT_FOUND");
  if (!(await apply(tx, staff, conversation, change))) return ok(conversation);
  await recordAudit(tx, {
    actor: staff.username,
    brandId: conversation.brandId,
    action: `service.${change}`,
    subject: conversation.playerRef,
    before: { state: conversation.state, assignedTo: conversation.assignedTo },
    after: { conversation: publicId },
  });
  return ok(conversation);
}

/** Makes the change; false if there is nothing to change. */
async function apply(
  tx: Tx,
  { username }: StaffSignedIn,
  conversation: Conversation,
  change: Change,
): Promise<boolean> {
  const { id, assignedTo, state, lastSeq } = conversation;
  if (change === "take") {
    if (assignedTo === username) return false;
    await updateAssigned(tx, id, username);
    return true;
  }
  if (change === "release") {
    if (assignedTo === null) return false;
    await updateAssigned(tx, id, null);
    return true;
  }
  if (state === "closed") return false;
  const draft = { author: "system", event: "closed", key: randomUUID() } as const;
  await writeMessage(tx, conversation, draft, "closed");
  await updateStaffRead(tx, id, lastSeq + 1);
  // A request that was closed may be made again.
  await updateTopic(tx, id, "general");
  await updateAssigned(tx, id, null);
  return true;
}
