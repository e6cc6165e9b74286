import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { addJob } from "../../../jobs/add-job.ts";
import { askChange, endRequests } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { TournamentRefusal } from "../refusals.ts";
import { noteNews } from "../scoring/board.store.ts";
import { wordsIn, type Tournament } from "../tournament.ts";
import { lockTournament } from "../tournaments.store.ts";
import { moveTournament } from "./move-tournament.ts";
import { OPEN_KIND } from "./open-tournament.ts";

export const CANCEL_KIND = "tournaments.cancel";
/** The job that pays back the fees of cancelled tournaments. */
export const REFUND_FEES = "tournaments-refund-fees";

/** Which tournament of a brand, who cancels it, and why. */
interface Cancelling {
  readonly publicId: string;
  readonly brandId: bigint;
  readonly reason: string;
}

/** Cancels a draft at once; of one that players were promised it asks a second person. */
export async function askCancel(
  tx: Tx,
  staff: StaffSignedIn,
  { publicId, brandId, reason }: Cancelling,
): Promise<Result<Tournament, TournamentRefusal>> {
  const tournament = await lockTournament(tx, publicId, brandId);
  if (!tournament) return refuse("NOT_FOUND");
  const { status } = tournament;
  if (status === "PAID" || status === "CANCELLED") return refuse("WRONG_STATE");
  if (status === "DRAFT")
    return ok(await cancelTournament(tx, tournament, { actor: staff.username, reason }));
  const { version } = tournament;
  const about = wordsIn(tournament, []).title;
  const change = { kind: CANCEL_KIND, subject: publicId, about, brandId, payload: {}, reason };
  const asked = await askChange(tx, staff, change, { version });
  return asked.ok ? ok(tournament) : asked;
}

/** Cancels a tournament that the transaction holds; all fees are paid back after the commit. */
export async function cancelTournament(
  tx: Tx,
  tournament: Tournament,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<Tournament> {
  const { publicId: subject, brandId } = tournament;
  const cancelled = await moveTournament(tx, tournament, "CANCELLED", { actor, reason });
  for (const kind of [OPEN_KIND, ...(actor === "system" ? [CANCEL_KIND] : [])])
    await endRequests(tx, { kind, subject }, "The tournament was cancelled");
  await recordAudit(tx, { actor, brandId, action: "tournament.cancel", subject, reason });
  await noteNews(tx, tournament.id);
  if (tournament.entry === "PAID") await addJob(tx, REFUND_FEES, {});
  return cancelled;
}
