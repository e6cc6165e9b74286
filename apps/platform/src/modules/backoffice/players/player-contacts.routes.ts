import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { joinRefusals, refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { askContactReset, CONTACT_RESET_REFUSALS } from "../approvals/contact-reset-approval.ts";
import { find } from "./player-view.routes.ts";

/** What staff change about how a player can be reached. */
export function playerContactsRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Requests the removal of a contact a player has lost; a second person must approve",
    params: z.object({ id: z.string().max(40) }),
    body: z.object({
      type: z.enum(["mobile", "email"]),
      reason: z.string().trim().min(3, "Please give a reason").max(140),
    }),
    response: { 200: answer(z.object({ status: z.literal("WAITING"), approvalId: z.string() })) },
    refusals: joinRefusals({ 404: ["NOT_FOUND"] }, refusalsOf(CONTACT_RESET_REFUSALS)),
  };
  app.post(
    "/operator/v1/players/:id/contacts/reset",
    { preHandler: requireStaff(platform, "players.password"), schema },
    async ({ staff, params, body: { type, reason } }) => {
      const player = await find(platform, params.id, staff);
      const channel = type === "mobile" ? "sms" : "mail";
      const asked = await platform.db.inTransaction((tx) =>
        askContactReset(tx, platform, staff, player, { channel, reason }),
      );
      if (asked.ok) return success({ status: "WAITING" as const, approvalId: asked.value });
      const [status, sentence] = CONTACT_RESET_REFUSALS[asked.refusal];
      throw new Refusal(status, asked.refusal, sentence);
    },
  );
}
