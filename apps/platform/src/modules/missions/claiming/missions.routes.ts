import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { missionId } from "../making/wire.ts";
import { CLAIM_REFUSALS, valueOf } from "../refusals.ts";
import { whose } from "../whose.ts";
import { claimMission } from "./claim-mission.ts";
import { missionsOf, toClaim } from "./missions-of.ts";
import { toMission, wireMission } from "./wire.ts";

/** Requests a minute of one player, and of one address, behind which many may live. */
const REQUESTS = 60;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };

const summary = z
  .object({
    toClaim: z.int().meta({ description: "Rewards that wait to be claimed." }),
    active: z.int().meta({ description: "Missions that are running." }),
  })
  .meta({ id: "MissionSummary" });

/** A player's missions, and the reward of one that is done. */
export function missionRoutes(app: App, platform: Platform): void {
  const { db, wallet, live } = platform;
  const signedIn = requireRealPlayer(platform);
  const listing = {
    summary: "The player's missions: what waits to be claimed first",
    response: { 200: answer(z.object({ missions: z.array(wireMission) })) },
  };
  app.get("/api/v1/missions", { preHandler: signedIn, schema: listing }, async (request) => {
    const { player, brand } = await whose(db, request.player.id);
    const readable = await readableFor(platform, brand.id, request);
    const missions = await missionsOf(db, player, brand);
    return success({ missions: missions.map((one) => toMission(one, readable)) });
  });

  const counting = {
    summary: "How many missions of the player wait to be claimed, and how many are running",
    response: { 200: answer(summary) },
  };
  app.get(
    "/api/v1/missions/summary",
    { preHandler: signedIn, schema: counting },
    async (request) => {
      const { player, brand } = await whose(db, request.player.id);
      const missions = await missionsOf(db, player, brand);
      const active = missions.filter(({ status }) => status === "ACTIVE").length;
      return success({ toClaim: toClaim(missions), active });
    },
  );

  const claiming = {
    summary: "Claims the reward of a mission that is done, once",
    params: z.object({ id: missionId }),
    body: z.object({ period: z.iso.date() }),
    response: { 200: answer(summary) },
    refusals: refusalsOf(CLAIM_REFUSALS),
  };
  app.post(
    "/api/v1/missions/:id/claim",
    {
      preHandler: [signedIn, perPlayer(app, REQUESTS)],
      config: ADDRESS,
      schema: claiming,
    },
    async (request) => {
      const { player, brand } = await whose(db, request.player.id);
      const period = Temporal.PlainDate.from(request.body.period);
      const claim = { player, brand, publicId: request.params.id, period };
      await db.inTransaction(async (tx) => valueOf(await claimMission(tx, wallet, claim)));
      live.publishBalances([player.id]);
      live.publish(player.id, { type: "mission" });
      const missions = await missionsOf(db, player, brand);
      const active = missions.filter(({ status }) => status === "ACTIVE").length;
      return success({ toClaim: toClaim(missions), active });
    },
  );
}
