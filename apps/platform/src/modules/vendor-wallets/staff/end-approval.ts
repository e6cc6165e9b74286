import { formatMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { endMovement } from "../moving/end-movement.ts";
import type { Movement } from "../movement.ts";
import { findMovement } from "./staff-movements.store.ts";

const payload = z.object({
  outcome: z.enum(["DONE", "REFUSED"]),
  proof: z.string(),
  amount: z.string(),
  direction: z.enum(["IN", "OUT"]),
});

export const END_REFUSALS = {
  NOT_FOUND: [404, "There is no such movement."],
  NOT_STUCK: [409, "This movement is not stuck: the vendor is still being asked."],
  ASKED_ALREADY: [409, "An end of this movement is already waiting for a second person."],
} as const;
type EndRefusal = keyof typeof END_REFUSALS;

/**
 * Requests that a stuck movement end as the vendor's proof says, which a second person has to agree
 * to. Returns the request's public id.
 */
export async function askToEnd(
  tx: Tx,
  asker: StaffSignedIn,
  publicId: string,
  { outcome, proof }: { readonly outcome: "DONE" | "REFUSED"; readonly proof: string },
): Promise<Result<string, EndRefusal>> {
  const movement = await findMovement(tx, publicId, asker.brandId, true);
  if (!movement) return refuse("NOT_FOUND");
  if (movement.status !== "STUCK") return refuse("NOT_STUCK");
  const { units, currency, direction } = movement;
  const amount = units === null ? "" : formatMoney({ units, currency });
  return askChange(
    tx,
    asker,
    {
      kind: endApproval.kind,
      subject: publicId,
      about: movement.playerName,
      brandId: movement.brandId,
      payload: { outcome, proof, amount, direction },
      reason: proof,
    },
    { outcome, proof },
  );
}

/** What each end means, in words. */
function meaning({ outcome, direction }: z.infer<typeof payload>): string {
  if (direction === "IN")
    return outcome === "DONE" ? "arrived at the vendor" : "not done: back to the player's cash";
  return outcome === "DONE" ? "done: to the player's cash" : "not done: still at the vendor";
}

/** A movement of which the vendor said nothing for a day, ended by its proof. */
export const endApproval: ApprovalKind = {
  kind: "vendor-wallets.end",
  title: "End of a stuck transfer",
  permission: "vendor-wallets.decide",
  refusals: { NOT_FOUND: END_REFUSALS.NOT_FOUND, NOT_STUCK: END_REFUSALS.NOT_STUCK },
  details: (approval) => {
    const said = payload.parse(approval.payload);
    return [
      { label: "Amount", value: said.amount },
      { label: "The money", value: meaning(said) },
      { label: "The vendor's proof", value: said.proof },
    ];
  },
  hold: async (tx, { subject, brandId }) => void (await findMovement(tx, subject, brandId, true)),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { outcome, proof } = payload.parse(approval.payload);
    const movement = await findMovement(tx, approval.subject, approval.brandId, true);
    if (!movement) return refuse("NOT_FOUND" satisfies EndRefusal);
    if (movement.status !== "STUCK") return refuse("NOT_STUCK" satisfies EndRefusal);
    const actor = `${approval.askedBy} and ${by.username}`;
    const ended = await endMovement(tx, platform.wallet, movement, outcome, {
      actor: `staff:${actor}`,
      note: proof,
    });
    await recordAudit(tx, {
      actor,
      action: "vendor-movement.end",
      subject: movement.publicId,
      brandId: movement.brandId,
      before: { status: movement.status } satisfies Partial<Movement>,
      after: { status: ended.status, proof },
      reason: approval.reason ?? undefined,
    });
    return ok(() => platform.live.publishBalances([movement.player]));
  },
};
