import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { membersIfClosed } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { jackpotsShown } from "./jackpots-shown.ts";
import { wireJackpot } from "./wire.ts";

const config = { rateLimit: { max: 300, timeWindow: "1 minute" } };

/** A brand's jackpots, for its visitors. */
export function jackpotRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The jackpots that can be won, their pools now, and the last hits to check",
    response: { 200: answer(z.object({ jackpots: z.array(wireJackpot) })) },
  };
  const preHandler = membersIfClosed(platform);
  app.get("/api/v1/jackpots", { preHandler, schema, config }, async (request) => {
    const { id } = await brandOfRequest(platform, request);
    const readable = await readableFor(platform, id, request);
    return success({ jackpots: await jackpotsShown(platform.db, id, readable) });
  });
}
