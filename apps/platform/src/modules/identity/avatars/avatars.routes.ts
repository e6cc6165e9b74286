import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { saveProfile } from "../../players/index.ts";
import { requirePlayer, requireRealPlayer } from "../require-player.guard.ts";
import { addressOfAvatar, AVATARS } from "./avatars.ts";

const icon = z
  .object({ icon: z.enum(AVATARS), url: z.string() })
  .meta({ id: "MemberIcon", description: "A picture to choose and its address." });
const icons = AVATARS.map((name) => ({ icon: name, url: addressOfAvatar(name) }));

/** The avatars a player may choose from, and the choice of one. */
export function avatarRoutes(app: App, platform: Platform): void {
  const listing = {
    summary: "The pictures to choose from",
    response: { 200: answer(z.array(icon)) },
  };
  app.get("/api/v1/member/icons", { preHandler: requirePlayer(platform), schema: listing }, () =>
    success(icons),
  );

  const choosing = {
    summary: "Chooses one's picture",
    body: z.object({
      avatar: z.enum(AVATARS).nullable().meta({ description: "Null for the default picture." }),
    }),
    response: { 200: answer(z.object({ avatar: z.string() })) },
  };
  app.put(
    "/api/v1/member/avatar",
    { preHandler: requireRealPlayer(platform), schema: choosing },
    async (request) => {
      const { avatar } = request.body;
      await platform.db.inTransaction((tx) => saveProfile(tx, request.player.id, { avatar }));
      return success({ avatar: addressOfAvatar(avatar) });
    },
  );
}
