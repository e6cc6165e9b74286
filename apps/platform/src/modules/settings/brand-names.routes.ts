import { languageOf, LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { answer, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { allBrands } from "../brands/index.ts";
import { settingsOf } from "./settings-of.ts";
import { requireStaff } from "../staff/index.ts";

const brandName = z
  .object({
    id: z.number().int(),
    name: z.string(),
    host: z.string().meta({ description: "Host name of its player site; * for every other host." }),
    language: z
      .enum(LANGUAGES.map(({ code }) => code))
      .meta({ description: "Its first language, which new content begins in." }),
  })
  .meta({ id: "BrandName" });

/** The brands a member of staff works for: the house for all of them. */
export function brandNameRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The brands the caller works for; house staff work for all",
    response: { 200: answer(z.array(brandName)) },
  };
  app.get(
    "/operator/v1/brands",
    { preHandler: requireStaff(platform), schema },
    async (request) => {
      const brands = await allBrands(platform.db, request.staff.brandId);
      return success(
        await Promise.all(
          brands.map(async ({ id, name, host }) => ({
            id: Number(id),
            name,
            host,
            language: languageOf((await settingsOf(platform, id)).language.defaultLanguage).code,
          })),
        ),
      );
    },
  );
}
