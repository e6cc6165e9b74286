import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answers/answer.ts";
import { joinRefusals } from "../../http/answers/refusals.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { ENVELOPE_REFUSALS, requireEnvelope } from "../envelopes/index.ts";
import {
  closeLogin,
  OWNER_REFUSALS,
  ownerProof,
  reopenLogin,
  requireOwner,
  requireRealPlayer,
} from "../identity/index.ts";
import { playerByPublicId } from "../players/index.ts";
import { revokeSessions } from "../rounds/index.ts";
import { requireStaff } from "../staff/index.ts";
import { OBSTACLES, obstaclesOf } from "./obstacles-of.ts";

const PER_MINUTE = 10;
const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };

const state = z
  .object({ obstacles: z.array(z.enum(OBSTACLES)) })
  .meta({ id: "AccountClosing", description: "What stands in the way of closing the account." });

/** Closing one's account. */
export function closingRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const asking = {
    summary: "What stands in the way of closing the account",
    response: { 200: answer(state) },
  };
  app.get("/api/v1/account-closing", { preHandler, schema: asking }, async ({ player }) =>
    success({
      obstacles: await platform.db.inTransaction((tx) => obstaclesOf(tx, player.id)),
    }),
  );

  const closing = {
    summary: "Closes the account: it can't sign in any more, and only staff can open it again",
    description: "Takes an encrypted body only.",
    body: z.object(ownerProof),
    response: { 200: answer(nothing) },
    refusals: joinRefusals(ENVELOPE_REFUSALS, OWNER_REFUSALS, { 409: ["NOT_EMPTY"] }),
  };
  app.post(
    "/api/v1/account-closing",
    { preValidation: requireEnvelope(platform), preHandler, schema: closing, config },
    async (request) => {
      await requireOwner(platform, request, request.body);
      const { id, username, publicId, brandId } = request.player;
      await platform.db.inTransaction(async (tx) => {
        // Games and sessions end first: nothing new begins while what is there is looked at.
        await closeLogin(tx, id, revokeSessions);
        const obstacles = await obstaclesOf(tx, id);
        if (obstacles.length > 0)
          throw new Refusal(
            409,
            "NOT_EMPTY",
            "Please withdraw your balance and let your bets end first.",
            { obstacles },
          );
        const actor = `player ${username}`;
        await recordAudit(tx, { actor, action: "player.close", subject: publicId, brandId });
      });
      platform.live.publish(id, { type: "signed-out" });
      return success({});
    },
  );
}

/** Opening a closed account again, which staff do alone. */
export function reopeningRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Opens an account again that its player has closed",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({ reason: z.string().trim().min(3, "Please give a reason").max(140) }),
    response: { 200: answer(nothing) },
    refusals: { 404: ["NOT_FOUND"], 409: ["NOT_CLOSED"] },
  };
  app.post(
    "/operator/v1/players/:id/reopen",
    { preHandler: requireStaff(platform, "players.block"), schema },
    async ({ staff, params, body: { reason } }) => {
      const player = await playerByPublicId(platform.db, params.id);
      if (!player || (staff.brandId !== null && player.brandId !== staff.brandId))
        throw new Refusal(404, "NOT_FOUND", "There is no such player.");
      await platform.db.inTransaction(async (tx) => {
        if (!(await reopenLogin(tx, player.id)))
          throw new Refusal(409, "NOT_CLOSED", "This account is not closed.");
        await recordAudit(tx, {
          actor: staff.username,
          action: "player.reopen",
          subject: player.publicId,
          brandId: player.brandId,
          reason,
        });
      });
      return success({});
    },
  );
}
