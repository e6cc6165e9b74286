import { z } from "zod";
import { answer, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { requireRealPlayer } from "../identity/index.ts";
import { unplayedOf } from "./unplayed.ts";
import { toWireRequirement, wireRequirement } from "./wire.ts";

/** What the player still has to play, with every bet counted until now. */
export function wageringRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "What the player still has to play before money may leave, oldest first",
    response: { 200: answer(z.object({ requirements: z.array(wireRequirement) })) },
  };
  app.get(
    "/api/v1/wagering",
    { preHandler: requireRealPlayer(platform), schema },
    async ({ player: { id, currency } }) => {
      const { requirements } = await unplayedOf(platform.db, id);
      return success({
        requirements: requirements.map((one) => toWireRequirement(one, currency)),
      });
    },
  );
}
