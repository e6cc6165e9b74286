import { z } from "zod";
import type { App } from "../../http/app.ts";
import type { Studio } from "../../studio.ts";
import { ensureSeeds, rotateSeeds } from "../seeds/index.ts";
import { requireSession } from "../sessions/index.ts";
import { refusalOf } from "./refusals.ts";
import { hasOpenRound } from "./rounds.store.ts";

const rotation = z.object({ clientSeed: z.string().min(1).max(64) });

/** A player's seeds and commitment, and changing them. */
export function fairRoutes(app: App, studio: Studio): void {
  const { db, config } = studio;
  app.get("/api/fair", async (request) => {
    const { player } = await requireSession(studio, request);
    return db.inTransaction((tx) => ensureSeeds(tx, config.secretKey, player));
  });

  app.post("/api/fair/rotate", { schema: { body: rotation } }, async (request) => {
    const { player } = await requireSession(studio, request);
    const { clientSeed } = request.body;
    const rotated = await db.inTransaction((tx) =>
      rotateSeeds(tx, config.secretKey, player, {
        clientSeed,
        hasOpenRound: (seed) => hasOpenRound(tx, seed),
      }),
    );
    if (!rotated.ok) throw refusalOf(rotated.refusal);
    return rotated.value;
  });
}
