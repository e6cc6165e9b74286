import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

const told = {
  tournament: z.string(),
  player: whole,
  /** What the tournament is called, by the codes of languages. */
  titles: z.record(z.string(), z.string()),
  /** Ledger units. */
  units: whole,
  currency: z.string(),
};

/** A prize was paid to its winner. */
export const tournamentPrizePaid = fact("tournament prize paid", z.object(told));

/** A prize waits until its winner has proven who they are; `day` is the brand's last one for it. */
export const tournamentPrizeWaits = fact(
  "tournament prize waits",
  z.object({ ...told, day: z.iso.date() }),
);

/** The fee of a tournament that was cancelled was paid back. */
export const tournamentFeePaidBack = fact("tournament fee paid back", z.object(told));
