import { z } from "zod";
import { answer, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { requireStaff } from "../../../staff/index.ts";
import { playerFor } from "../../player-for.ts";
import { selectLast } from "../rebates.store.ts";
import { rebateValue, toRebate } from "./wire.ts";

const SHOWN = 50;

/** A player's rebates as staff see them. */
export function playerRebatesRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "A player's last rebates, the latest day first",
    params: z.object({ id: z.string().max(40) }),
    response: { 200: answer(z.array(rebateValue)) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/rebates",
    { preHandler: requireStaff(platform, "players.read"), schema },
    async ({ params: { id }, staff }) => {
      const player = await playerFor(platform, id, staff);
      return success((await selectLast(platform.db, player.id, SHOWN)).map(toRebate));
    },
  );
}
