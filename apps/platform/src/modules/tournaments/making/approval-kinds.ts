import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { brandById } from "../../brands/index.ts";
import { STAFF_REFUSALS } from "../refusals.ts";
import { lockTournament } from "../tournaments.store.ts";
import { CANCEL_KIND, cancelTournament } from "./cancel-tournament.ts";
import { announce, notReady, OPEN_KIND } from "./open-tournament.ts";

const payload = z.object({ version: z.number().int() });

/** A tournament whose prize money is above what one person may promise players. */
const openApproval: ApprovalKind = {
  kind: OPEN_KIND,
  title: "Opening a tournament",
  permission: "tournaments.write",
  refusals: STAFF_REFUSALS,
  details: (approval) => [
    { label: "Tournament", value: `${approval.about}, ${approval.subject}` },
    { label: "Version", value: String(payload.parse(approval.payload).version) },
  ],
  hold: async (tx, { subject, brandId }) => void (await lockTournament(tx, subject, brandId)),
  carryOut: async ({ tx, approval, by }) => {
    const tournament = await lockTournament(tx, approval.subject, approval.brandId);
    const brand = tournament && (await brandById(tx, tournament.brandId));
    if (!tournament || !brand) return refuse("NOT_FOUND");
    if (tournament.version !== payload.parse(approval.payload).version)
      return refuse("CHANGED_MEANWHILE");
    const fault = await notReady(tx, tournament, brand);
    if (fault) return fault;
    await announce(tx, tournament, `${approval.askedBy} and ${by.username}`);
    return ok(undefined);
  },
};

/** A tournament that players were promised and that is to be cancelled. */
const cancelApproval: ApprovalKind = {
  kind: CANCEL_KIND,
  title: "Cancelling a tournament",
  permission: "tournaments.write",
  refusals: STAFF_REFUSALS,
  details: (approval) => [
    { label: "Tournament", value: `${approval.about}, ${approval.subject}` },
    { label: "Effect", value: "No prize is given, and all fees are paid back." },
  ],
  hold: async (tx, { subject, brandId }) => void (await lockTournament(tx, subject, brandId)),
  carryOut: async ({ tx, approval, by }) => {
    const tournament = await lockTournament(tx, approval.subject, approval.brandId);
    if (!tournament) return refuse("NOT_FOUND");
    if (tournament.status === "PAID" || tournament.status === "CANCELLED")
      return refuse("WRONG_STATE");
    const actor = `${approval.askedBy} and ${by.username}`;
    await cancelTournament(tx, tournament, { actor, reason: approval.reason ?? "" });
    return ok(undefined);
  },
};

/** Everything of tournaments that needs a second person. */
export const tournamentsApprovals: readonly ApprovalKind[] = [openApproval, cancelApproval];
