import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { FREEZE_REFUSALS, freezeAgent } from "../freezing/freeze-agent.ts";
import { playerFor, refusalOf } from "./wire.ts";

const params = z.object({ id: z.string().max(40) });

/** Freezing of agents by staff, and its end. */
export function freezeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const freezing = {
    summary: "Freezes an agent, or ends it",
    params,
    body: z.object({ frozen: z.boolean(), reason: z.string().trim().min(3).max(140) }),
    response: { 200: answer(z.object({ frozen: z.boolean() })) },
    refusals: {
      404: ["NOT_FOUND"],
      409: ["FROZEN_ALREADY", "NOT_FROZEN"],
      422: ["NOT_AN_AGENT"],
    },
  };
  app.post(
    "/operator/v1/agents/:id/freeze",
    { preHandler: requireStaff(platform, "agents.freeze"), schema: freezing },
    async ({ staff, params: { id }, body }) => {
      const player = await playerFor(db, id, staff);
      const done = await db.inTransaction((tx) =>
        freezeAgent(tx, player, { ...body, by: staff.username }),
      );
      if (!done.ok) throw refusalOf(FREEZE_REFUSALS, done.refusal);
      return success({ frozen: body.frozen });
    },
  );
}
