import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { mailLater } from "../away/mail-later.ts";
import { lockForStaff, updateAssigned, updateStaffRead } from "../conversations.store.ts";
import { writeMessage, type Draft, type Written } from "../write-message.ts";

/**
 * Writes an answer of staff. A conversation that was nobody's is theirs from then on, and what
 * was written before counts as read.
 */
export async function answerPlayer(
  tx: Tx,
  staff: StaffSignedIn,
  publicId: string,
  draft: Omit<Draft, "author" | "event">,
): Promise<Result<Written, "NOT_FOUND" | "KEY_REUSED">> {
  const conversation = await lockForStaff(tx, staff.brandId, publicId);
  if (!conversation) return refuse("NOT_FOUND");
  const author = { staff: staff.username };
  const written = await writeMessage(tx, conversation, { ...draft, author }, "answered");
  if (!written.ok || written.value.again) return written;
  const { seq } = written.value.message;
  if (conversation.assignedTo === null) await updateAssigned(tx, conversation.id, staff.username);
  await updateStaffRead(tx, conversation.id, seq);
  await mailLater(tx, conversation.id);
  await recordAudit(tx, {
    actor: staff.username,
    brandId: conversation.brandId,
    action: "service.answer",
    subject: conversation.playerRef,
    after: { conversation: publicId, message: seq },
  });
  return ok(written.value);
}
