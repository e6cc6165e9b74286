import { readClock, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { makeFinal } from "../paying/make-final.ts";
import { noteNews } from "../scoring/board.store.ts";
import { lockTournament, selectDue } from "../tournaments.store.ts";
import { moveTournament } from "./move-tournament.ts";

/** Tournaments of one run. */
const MOST = 100;

/** Begins and ends tournaments whose time has come, and makes tables final, each by itself. */
export async function keepTime({ db }: Pick<Platform, "db">): Promise<void> {
  for (const { publicId } of await selectDue(db, MOST))
    await db.inTransaction((tx) => keepOne(tx, publicId));
}

async function keepOne(tx: Tx, publicId: string): Promise<void> {
  let tournament = await lockTournament(tx, publicId, null);
  if (!tournament) return;
  const now = await readClock(tx);
  const isPast = (at: Temporal.Instant | null) =>
    at !== null && Temporal.Instant.compare(at, now) <= 0;
  const by = (reason: string) => ({ actor: "system", reason });
  const before = tournament.status;
  if (tournament.status === "COMING_SOON" && isPast(tournament.startsAt))
    tournament = await moveTournament(tx, tournament, "RUNNING", by("Its time has come"));
  if (tournament.status === "RUNNING" && isPast(tournament.endsAt))
    tournament = await moveTournament(tx, tournament, "CLOSING", by("Its time is over"));
  if (tournament.status === "CLOSING") tournament = await makeFinal(tx, tournament);
  if (tournament.status !== before) await noteNews(tx, tournament.id);
}
