import { z } from "zod";
import type { Approval, ApprovalKind } from "../approvals/index.ts";

/** A request that waits for a second person, on the page of what it is about. */
export const wireRequest = z.object({
  approvalId: z.string(),
  title: z.string().meta({ description: "What kind of request it is, in words." }),
  askedBy: z.string(),
  reason: z.string().nullable(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
});

/** A request of a kind as `wireRequest`. */
export function toRequest(
  { title, details }: ApprovalKind,
  approval: Approval,
): z.infer<typeof wireRequest> {
  const { publicId: approvalId, askedBy, reason } = approval;
  return { approvalId, title, askedBy, reason, details: [...details(approval)] };
}
