import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { addJob } from "../../../jobs/add-job.ts";
import type { Platform } from "../../../platform.ts";

/** The job that tells open pages that tournaments have changed. */
export const TELL_PAGES = "tell-pages-of-tournaments";

const payload = z.object({ tournaments: z.array(z.string()) });

/** Tells open pages, after the commit, that some tournaments have changed. */
export async function tellPages(tx: Tx, tournaments: readonly string[]): Promise<void> {
  if (tournaments.length > 0) await addJob(tx, TELL_PAGES, { tournaments });
}

export function publishTournaments({ live }: Platform, told: unknown): void {
  for (const id of payload.parse(told).tournaments) live.broadcast({ type: "tournament", id });
}
