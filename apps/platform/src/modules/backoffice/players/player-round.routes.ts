import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { lotteryRecord, orderRecord } from "../../lottery/index.ts";
import { roundDetails, roundId, wireDetails } from "../../rounds/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { find } from "./player-view.routes.ts";

const params = z.object({ id: z.string().max(40), round: roundId });
const round = wireDetails.extend({ order: lotteryRecord.optional() }).meta({
  id: "PlayerRound",
  description: "A round as its player sees it; with its order where it is a lottery's.",
});

/** One round of a player, as staff see it: with where its outcome is shown. */
export function playerRoundRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "One of a player's rounds",
    params,
    response: { 200: answer(round) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  const preHandler = requireStaff(platform, "players.read");
  const { origin: site } = new URL(platform.config.consoleUrl);
  app.get("/operator/v1/players/:id/rounds/:round", { preHandler, schema }, async (request) => {
    const player = await find(platform, request.params.id, request.staff);
    const onlooker = { site, language: "en" };
    // Staff know games by their plain names.
    const found = await roundDetails(platform, player, request.params.round, onlooker, []);
    if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such round.");
    const order =
      found.outcome.kind === "ORDER"
        ? await orderRecord(platform.reads, player.id, found.round, [])
        : undefined;
    return success({ ...found, ...(order ? { order } : {}) });
  });
}
