import type { Tx } from "@perya/postgres";
import { addJob } from "../../../jobs/add-job.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandById, type Brand } from "../../brands/index.ts";
import { areDaysFinal, dayOf } from "../../figures/index.ts";
import { isBookedAfter } from "../../turnover/index.ts";
import { endRequests } from "../../approvals/index.ts";
import { sumEntrants } from "../joining/entrants.store.ts";
import { CANCEL_KIND, cancelTournament } from "../making/cancel-tournament.ts";
import { moveTournament } from "../making/move-tournament.ts";
import { selectTop } from "../scoring/board.store.ts";
import { leaveOut } from "../scoring/leave-out.ts";
import { holdPositions } from "../scoring/positions.store.ts";
import type { Tournament } from "../tournament.ts";
import { updateFinal } from "../tournaments.store.ts";
import { prizesOf } from "./prizes-of.ts";
import { insertPrizes } from "./prizes.store.ts";

/** The job that pays prizes. */
export const PAY_PRIZES = "tournaments-pay-prizes";

/**
 * Makes the table of a tournament that is over final, and notes who gets which prize, in one
 * transaction. It waits until the brand's day of its end is closed and everything that the record
 * has until then is counted; what is said of a round after that changes nothing any more. Where
 * nobody has a score, fees for its pool are paid back.
 */
export async function makeFinal(tx: Tx, tournament: Tournament): Promise<Tournament> {
  const brand = await brandById(tx, tournament.brandId);
  if (!brand) throw new Error(`Tournament ${tournament.publicId} has no brand`);
  if (!(await isThrough(tx, tournament, brand))) return tournament;
  const places = Math.max(tournament.prizes.length, tournament.shares.length);
  await leaveOut(tx, tournament, brand, places);
  const top = await selectTop(tx, tournament.id, places);
  const { fees } = await sumEntrants(tx, tournament.id);
  const pool = tournament.feeTo === "POOL" ? fees : 0n;
  if (top.length === 0 && pool > 0n)
    return cancelTournament(tx, tournament, { actor: "system", reason: "Nobody has a score" });
  const prizes = prizesOf(tournament, pool, top.length);
  const won = top.flatMap((row, at) => {
    const units = prizes[at] ?? 0n;
    return units > 0n ? [{ ...row, units }] : [];
  });
  await insertPrizes(tx, tournament.id, won);
  await updateFinal(tx, tournament.id, pool);
  const { publicId: subject, brandId } = tournament;
  await endRequests(tx, { kind: CANCEL_KIND, subject }, "The table is final");
  const after = { pool: pool.toString(), prizes: won.map(({ units }) => units.toString()) };
  await recordAudit(tx, { actor: "system", brandId, action: "tournament.final", subject, after });
  await addJob(tx, PAY_PRIZES, {});
  return moveTournament(tx, tournament, "PAID", { actor: "system", reason: "The table is final" });
}

/**
 * Whether everything until its end is booked, proven and counted. From here on nothing is counted
 * until the transaction ends.
 */
async function isThrough(tx: Tx, { endsAt }: Tournament, { id, zone }: Brand): Promise<boolean> {
  const lastDay = dayOf(endsAt.subtract({ nanoseconds: 1 }), zone);
  if (!(await areDaysFinal(tx, id, lastDay)).ok) return false;
  const positions = await holdPositions(tx);
  for (const source of ["rounds", "lottery"] as const)
    if (await isBookedAfter(tx, source, positions[source], endsAt)) return false;
  return true;
}
