import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { reason } from "../players/player-actions.routes.ts";
import { find } from "../players/player-view.routes.ts";
import { askToSettleMinor, MINOR_REFUSALS } from "./minor-approval.ts";

/** Accounts that turn out to be minors'. */
export function minorRoutes(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Requests that the account of a minor is settled: play is void, deposits go back; a second " +
      "person must approve",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({ birthDate: z.iso.date(), proof: z.string().trim().min(3).max(200), reason }),
    response: { 200: answer(z.object({ status: z.literal("WAITING"), approvalId: z.string() })) },
    refusals: joinRefusals({ 404: ["NOT_FOUND"] }, refusalsOf(MINOR_REFUSALS)),
  };
  app.post(
    "/operator/v1/players/:id/minor",
    { preHandler: requireStaff(platform, "players.minor"), schema },
    async ({ staff, params, body }) => {
      const player = await find(platform, params.id, staff);
      const asked = await platform.db.inTransaction((tx) =>
        askToSettleMinor(tx, staff, player, body),
      );
      if (asked.ok) return success({ status: "WAITING" as const, approvalId: asked.value });
      const [status, sentence] = MINOR_REFUSALS[asked.refusal];
      throw new Refusal(status, asked.refusal, sentence);
    },
  );
}
