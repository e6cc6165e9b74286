import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { invitationOf, playerById } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import { maskName } from "../../winners/index.ts";

/** Per address. A code has 31^8 forms, so this many tries find none. */
const PER_MINUTE = 20;

/** Who invites a visitor who has come by a friend's link. */
export function inviterRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "Who invites by a code, without the middle of the name; null for no friend's code",
    querystring: z.object({ code: z.string().trim().min(1).max(100) }),
    response: { 200: answer(z.object({ name: z.string().nullable() })) },
  };
  app.get(
    "/api/v1/referral/inviter",
    { schema, config: { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } } },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const { on } = await currentSection(db, brand.id, "referral");
      const invitation = await invitationOf(db, brand.id, request.query.code);
      const player =
        on && invitation?.kind === "referral"
          ? await playerById(db, invitation.playerId)
          : undefined;
      return success({ name: player ? maskName(player.username) : null });
    },
  );
}
