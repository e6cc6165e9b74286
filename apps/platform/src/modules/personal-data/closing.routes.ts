import { toWire } from "@perya/money";
import { z } from "zod";
import {
  answer,
  inputUnits,
  nothing,
  Refusal,
  success,
  wireMoney,
} from "../../http/answers/answer.ts";
import { joinRefusals } from "../../http/answers/refusals.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { giveUpRest, restOf } from "../cashier/index.ts";
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
  .object({
    obstacles: z.array(z.enum(OBSTACLES)),
    rest: wireMoney.optional().meta({
      description:
        "What is left in the balance where it is too little to be withdrawn and nothing else " +
        "stands in the way. It may be given up with the account.",
    }),
  })
  .meta({ id: "AccountClosing", description: "What stands in the way of closing the account." });

/** Closing one's account. */
export function closingRoutes(app: App, platform: Platform): void {
  const preHandler = requireRealPlayer(platform);
  const asking = {
    summary: "What stands in the way of closing the account",
    response: { 200: answer(state) },
  };
  app.get("/api/v1/account-closing", { preHandler, schema: asking }, async ({ player }) =>
    success(
      await platform.db.inTransaction(async (tx) => {
        const obstacles = await obstaclesOf(tx, player.id);
        const isAlone = obstacles.length === 1 && obstacles[0] === "BALANCE";
        const units = isAlone ? await restOf(tx, player) : null;
        if (units === null) return { obstacles };
        return { obstacles, rest: toWire({ units, currency: player.currency }) };
      }),
    ),
  );

  const closing = {
    summary: "Closes the account: it can't sign in any more, and only staff can open it again",
    description: "Takes an encrypted body only.",
    body: z.object({
      ...ownerProof,
      giveUp: inputUnits
        .optional()
        .meta({ description: "The rest of the balance that the player gives up with it." }),
    }),
    response: { 200: answer(nothing) },
    refusals: joinRefusals(ENVELOPE_REFUSALS, OWNER_REFUSALS, {
      409: ["NOT_EMPTY", "REST_DIFFERS"],
    }),
  };
  app.post(
    "/api/v1/account-closing",
    { preValidation: requireEnvelope(platform), preHandler, schema: closing, config },
    async (request) => {
      await requireOwner(platform, request, request.body);
      const { id, username, publicId, brandId } = request.player;
      const { giveUp } = request.body;
      await platform.db.inTransaction(async (tx) => {
        // Games and sessions end first: nothing new begins while what is there is looked at.
        await closeLogin(tx, id, revokeSessions);
        if (giveUp !== undefined) {
          const given = await giveUpRest(tx, platform.wallet, request.player, BigInt(giveUp));
          if (!given.ok)
            throw new Refusal(
              409,
              given.refusal,
              "Your balance has changed. Please look at it and confirm again.",
            );
        }
        const obstacles = await obstaclesOf(tx, id);
        if (obstacles.length > 0)
          throw new Refusal(
            409,
            "NOT_EMPTY",
            "Please withdraw your balance and let your bets end first.",
            { obstacles },
          );
        const actor = `player ${username}`;
        const after = giveUp === undefined ? {} : { after: { gaveUp: giveUp } };
        await recordAudit(tx, {
          actor,
          action: "player.close",
          subject: publicId,
          brandId,
          ...after,
        });
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
