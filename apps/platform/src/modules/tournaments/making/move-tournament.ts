import type { Tx } from "@perya/postgres";
import { insertStep } from "../steps.store.ts";
import type { Tournament, TournamentStatus } from "../tournament.ts";
import { updateStatus } from "../tournaments.store.ts";

/** Moves a tournament that the transaction holds one step along its table, with who and why. */
export async function moveTournament(
  tx: Tx,
  tournament: Tournament,
  to: TournamentStatus,
  by: { readonly actor: string; readonly reason?: string | undefined },
): Promise<Tournament> {
  await updateStatus(tx, tournament.id, to);
  await insertStep(tx, tournament.id, { from: tournament.status, to, ...by });
  return { ...tournament, status: to };
}
