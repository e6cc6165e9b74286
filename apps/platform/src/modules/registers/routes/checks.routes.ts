import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { playerByPublicId } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { selectAnswers, selectChecks } from "../asking/answers.store.ts";
import { wireChecks } from "./wire.ts";

/** Checks of a player that staff see. */
const SHOWN = 50;

/** When national registers were asked for a player, and what they said. */
export function checksRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "When national registers were asked for a player, newest first, and what they said",
    params: z.object({ id: z.string().max(40) }),
    response: { 200: answer(wireChecks) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/registers",
    { preHandler: requireStaff(platform, "registers.read"), schema },
    async ({ staff, params: { id } }) => {
      const player = await playerByPublicId(db, id);
      if (!player || (staff.brandId !== null && player.brandId !== staff.brandId))
        throw new Refusal(404, "NOT_FOUND", "There is no such player.");
      const [answers, checks] = [
        await selectAnswers(db, player.id),
        await selectChecks(db, player.id, SHOWN),
      ];
      return success({
        registers: answers.map(({ register, excluded, excludedUntil, askedAt }) => ({
          register,
          excluded,
          until: excludedUntil?.toString() ?? null,
          askedAt: askedAt.toString(),
        })),
        checks: checks.map((check) => ({
          ...check,
          id: check.id.toString(),
          at: check.at.toString(),
        })),
      });
    },
  );
}
