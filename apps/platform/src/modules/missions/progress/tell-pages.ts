import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { addJob } from "../../../jobs/add-job.ts";
import type { Platform } from "../../../platform.ts";

/** The job that tells open pages of players that their missions have changed. */
export const TELL_PAGES = "tell-pages-of-missions";

const payload = z.object({ players: z.array(z.string().regex(/^\d+$/)) });

/** Tells open pages of some players, after the commit, that their missions have changed. */
export async function tellPages(tx: Tx, players: readonly bigint[]): Promise<void> {
  if (players.length > 0) await addJob(tx, TELL_PAGES, { players: players.map(String) });
}

export function publishMissions({ live }: Platform, told: unknown): void {
  for (const player of payload.parse(told).players)
    live.publish(BigInt(player), { type: "mission" });
}
