import { z } from "zod";
import type { Approval, ApprovalKind } from "../approvals/index.ts";

/** A pending request, on the page of its subject. */
export const wireRequest = z.object({
  approvalId: z.string(),
  title: z.string().meta({ description: "The kind of request, in words." }),
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
