import { z } from "zod";
import type { App } from "../../http/app.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Studio } from "../../studio.ts";
import { findRound, hasOutcome } from "../rounds/index.ts";
import { readPass } from "./replay-pass.ts";
import { replayOf } from "./replay-of.ts";
import { isToCome } from "./replays.store.ts";

const BEARER = /^Bearer (\S{20,100})$/;
const params = z.object({ id: z.uuid().toLowerCase() });

/** A finished round for the holder of a pass to it. It opens no session and moves nothing. */
export function replayRoutes(app: App, studio: Studio): void {
  const { db, config } = studio;
  app.get("/api/replays/:id", { schema: { params } }, async (request) => {
    const { id } = request.params;
    const pass = BEARER.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const until = readPass(config.secretKey, id, pass);
    if (until === undefined || !(await isToCome(db, until)))
      throw new Refusal(401, "PASS_OVER", "This link has expired. Please open the round again.");
    const round = await findRound(db, id);
    if (!round || !hasOutcome(round))
      throw new Refusal(404, "NO_OUTCOME", "This round has no outcome to show.");
    return replayOf(db, studio, round);
  });
}
