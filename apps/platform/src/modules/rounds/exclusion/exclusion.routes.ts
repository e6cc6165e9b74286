import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requirePlayer, requireRealPlayer } from "../../identity/index.ts";
import { guardsOf, isExcluded } from "../../wallet/index.ts";
import { excludeSelf, SPANS } from "./exclude-self.ts";

const exclusion = z
  .object({
    until: wireTime
      .nullable()
      .meta({ description: "Null for no exclusion; the year 9999 for one without an end." }),
  })
  .meta({ id: "Exclusion" });
const response = { 200: answer(exclusion) };

/**
 * Self-exclusion: takes effect at once, until a time that can be extended but never shortened.
 */
export function exclusionRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const reading = { summary: "Until when the player is excluded from play", response };
  app.get(
    "/api/v1/exclusion",
    { preHandler: requirePlayer(platform), schema: reading },
    async (request) => {
      const guards = await guardsOf(db, request.player.id);
      const until = guards && isExcluded(guards) ? guards.excludedUntil : null;
      return success({ until: until?.toString() ?? null });
    },
  );

  const schema = {
    summary: "Excludes the player from play; it can't be shortened",
    body: z.object({ span: z.enum(SPANS) }),
    response,
    refusals: { 422: ["NOT_LONGER"] },
  };
  app.post(
    "/api/v1/exclusion",
    { preHandler: requireRealPlayer(platform), schema },
    async (request) => {
      const until = await db.inTransaction((tx) =>
        excludeSelf(platform, tx, request.player.id, request.body.span),
      );
      if (!until.ok)
        throw new Refusal(422, until.refusal, "You are already excluded for that long.");
      return success({ until: until.value.toString() });
    },
  );
}
