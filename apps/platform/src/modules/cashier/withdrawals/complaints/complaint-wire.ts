import { z } from "zod";
import { wireMoney, wireTime } from "../../../../http/answers/answer.ts";
import { wireOf } from "../../wire.ts";
import type { Complaint } from "./complaint.ts";

export const wireComplaint = z
  .object({
    kind: z.enum(["APPEAL", "LATE_ANSWER"]),
    text: z.string(),
    said: wireMoney.optional().meta({ description: "What a late answer says arrived." }),
    openedAt: wireTime,
    answer: z.string().optional(),
    answeredAt: wireTime.optional(),
  })
  .meta({
    id: "PayoutComplaint",
    description: "What a player says of a transfer that was closed as received, and the answer.",
  });

/** A complaint as player and staff read it. */
export function toComplaint(
  owner: { readonly currency: string },
  { kind, text, saidUnits, openedAt, answer, answeredAt }: Complaint,
): z.infer<typeof wireComplaint> {
  return {
    kind,
    text,
    ...(saidUnits === null ? {} : { said: wireOf(owner, saidUnits) }),
    openedAt: openedAt.toString(),
    ...(answer === null ? {} : { answer }),
    ...(answeredAt === null ? {} : { answeredAt: answeredAt.toString() }),
  };
}
