import { languageOf, LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { answer, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { profileOf, saveProfile } from "../players/index.ts";
import { settingsOf } from "../settings/index.ts";
import { requirePlayer } from "./require-player.guard.ts";

/**
 * The languages of the site by the codes it uses; until the visitor chooses, the brand's default.
 */
const CODES = LANGUAGES.map(({ code }) => code);

const value = z.object({ language: z.enum(CODES) }).meta({ id: "Language" });

/**
 * The language a player reads, on whatever device they sign in; a guest's stays in the guest's
 * browser.
 */
export function languageRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requirePlayer(platform);
  const response = { 200: answer(value) };

  app.get(
    "/api/v1/language",
    { preHandler, schema: { summary: "The language the player reads", response } },
    async (request) => {
      const { id, brandId } = request.player;
      const [{ language }, settings] = await Promise.all([
        profileOf(db, id),
        settingsOf(platform, brandId),
      ]);
      return success({ language: languageOf(language ?? settings.language.defaultLanguage).code });
    },
  );

  const changing = { summary: "Changes the language the player reads", body: value, response };
  app.put("/api/v1/language", { preHandler, schema: changing }, async (request) => {
    const { language } = request.body;
    await db.inTransaction((tx) => saveProfile(tx, request.player.id, { language }));
    return success({ language });
  });
}
