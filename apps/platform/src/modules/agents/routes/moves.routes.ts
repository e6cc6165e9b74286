import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { askMove } from "../moving/ask-move.ts";
import { cancelMove } from "../moving/cancel-move.ts";
import { MOVE_REFUSALS } from "../moving/move-refusals.ts";
import { previewMove } from "../moving/preview-move.ts";
import { whyNot } from "../moving/why-not.ts";
import { playerFor, refusalOf } from "./wire.ts";

const params = z.object({ id: z.string().max(40) });
const reason = z.string().trim().min(3).max(140);
const to = z
  .string()
  .max(40)
  .nullable()
  .meta({ description: "The new upline; null for the house." });
const refusals = {
  404: ["NOT_FOUND"],
  409: ["SAME_PARENT", "FROZEN_PARENT"],
  422: ["NOT_PLACED", "OWN_TEAM", "NOT_AN_AGENT", "TOO_DEEP"],
};

const wirePreview = z
  .object({
    members: z.int().meta({ description: "The player and everyone below." }),
    levelBefore: z.int(),
    levelAfter: z.int(),
    periods: z.array(z.enum(["D", "W", "H", "M", "HOUR", "BUCKET"])).meta({
      description: "Of running contracts that the move touches.",
    }),
    effectiveAt: wireTime,
  })
  .meta({ id: "AgentMovePreview", description: "What a move would change if agreed to now." });

/** Moves of players and their teams: what they change, the request, and their cancellation. */
export function movesRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const parentFor = async (id: string | null, staff: StaffSignedIn) =>
    id === null ? null : playerFor(db, id, staff);

  const previewing = {
    summary: "What a move of a player and the team would change",
    params,
    body: z.object({ to }),
    response: { 200: answer(wirePreview) },
    refusals,
  };
  app.post(
    "/operator/v1/agents/:id/move/preview",
    { preHandler: requireStaff(platform, "agents.move"), schema: previewing },
    async ({ staff, params: { id }, body }) => {
      const player = await playerFor(db, id, staff);
      const parent = await parentFor(body.to, staff);
      const refusal = await whyNot(db, player, parent?.id ?? null);
      if (refusal) throw refusalOf(MOVE_REFUSALS, refusal);
      const { members, levelBefore, levelAfter, periods, effectiveAt } = await previewMove(
        db,
        player,
        parent?.id ?? null,
      );
      return success({
        members,
        levelBefore,
        levelAfter,
        periods: [...periods],
        effectiveAt: effectiveAt.toString(),
      });
    },
  );

  const asking = {
    summary: "Asks a second person to move a player and the team under another agent",
    params,
    body: z.object({ to, reason }),
    response: { 200: answer(z.object({ approvalId: z.string() })) },
    refusals: { ...refusals, 409: [...refusals[409], "MOVES_ALREADY", "ASKED_ALREADY"] },
  };
  app.post(
    "/operator/v1/agents/:id/move",
    { preHandler: requireStaff(platform, "agents.move"), schema: asking },
    async ({ staff, params: { id }, body }) => {
      const player = await playerFor(db, id, staff);
      const parent = await parentFor(body.to, staff);
      const asked = await db.inTransaction((tx) =>
        askMove(tx, staff, player, { parent, reason: body.reason }),
      );
      if (!asked.ok) throw refusalOf(MOVE_REFUSALS, asked.refusal);
      return success({ approvalId: asked.value });
    },
  );

  const cancelling = {
    summary: "Cancels a scheduled move before its time",
    params,
    body: z.object({ reason }),
    response: { 200: answer(z.object({ cancelled: z.literal(true) })) },
    refusals: { 404: ["NOT_FOUND"], 409: ["NO_MOVE"] },
  };
  app.post(
    "/operator/v1/agents/:id/move/cancel",
    { preHandler: requireStaff(platform, "agents.move"), schema: cancelling },
    async ({ staff, params: { id }, body }) => {
      const player = await playerFor(db, id, staff);
      const done = await db.inTransaction((tx) =>
        cancelMove(tx, player, { by: staff.username, reason: body.reason }),
      );
      if (!done.ok) throw new Refusal(409, done.refusal, "No move of this player is scheduled.");
      return success({ cancelled: true as const });
    },
  );
}
