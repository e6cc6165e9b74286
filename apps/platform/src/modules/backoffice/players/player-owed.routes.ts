import { randomUUID } from "node:crypto";
import { z } from "zod";
import { answer, inputUnits, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { collectOwed } from "../../wallet/index.ts";
import { waiveOwed } from "../approvals/waive-owed.ts";
import { done, params, reason } from "./player-actions.routes.ts";
import { find } from "./player-view.routes.ts";

const WORDS = {
  NOTHING_TO_COLLECT: "The player owes nothing, or has no money to take it from.",
  OWED_LESS: "The player does not owe that much.",
  KEY_REUSED: "This request key was already used for something else.",
} as const;

function refusal(code: keyof typeof WORDS): Refusal {
  return new Refusal(422, code, WORDS[code]);
}

/** What staff do about money that a player owes the house. */
export function playerOwedRoutes(app: App, platform: Platform): void {
  const { db, live, wallet } = platform;
  const preHandler = requireStaff(platform, "players.owed");
  const response = { 200: answer(done) };
  const missing = { 404: ["NOT_FOUND"] };

  const collecting = {
    summary: "Takes what a player owes from the balance, as far as it goes",
    params,
    body: z.object({ reason }),
    response,
    refusals: { ...missing, 422: ["NOTHING_TO_COLLECT"] },
  };
  app.post(
    "/operator/v1/players/:id/owed/collect",
    { preHandler, schema: collecting },
    async ({ params: { id }, body: { reason: why }, staff }) => {
      const player = await find(platform, id, staff);
      await db.inTransaction(async (tx) => {
        const key = `collect:${randomUUID()}`;
        const units = await collectOwed(tx, wallet, { player: player.id, key, reason: why });
        if (units === 0n) throw refusal("NOTHING_TO_COLLECT");
        await recordAudit(tx, {
          actor: staff.username,
          action: "player.collect",
          subject: player.publicId,
          brandId: player.brandId,
          after: { units: units.toString() },
          reason: why,
        });
      });
      live.publish(player.id, { type: "balance" });
      return success({ status: "DONE" as const });
    },
  );

  const waiving = {
    summary:
      "Waives what a player owes; above one person's limit for a move or a day, a second person " +
      "must approve",
    params,
    body: z.object({ amount: inputUnits, reason, key: z.uuid() }),
    response,
    refusals: { ...missing, 422: ["OWED_LESS", "KEY_REUSED"] },
  };
  app.post(
    "/operator/v1/players/:id/owed/waive",
    { preHandler, schema: waiving },
    async ({ params: { id }, body: { amount, reason: why, key }, staff }) => {
      const player = await find(platform, id, staff);
      const change = { units: BigInt(amount), reason: why, key };
      const result = await db.inTransaction((tx) => waiveOwed(platform, tx, staff, player, change));
      if (!result.ok) throw refusal(result.refusal);
      live.publish(player.id, { type: "balance" });
      return success(result.value);
    },
  );
}
