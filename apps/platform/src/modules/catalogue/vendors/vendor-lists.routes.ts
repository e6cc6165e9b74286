import { z } from "zod";
import { answer } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { sendReady } from "../../../http/answers/ready-answer.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { membersIfClosed } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { GAME_TYPES } from "../catalogue.ts";
import { clientValues } from "../games/client-values.ts";
import { selectVisibleVendors } from "../games/games.store.ts";
import { keptAnswer } from "../lists/kept-answer.ts";
import { vendorsByCategory, wireVendorLane } from "../categories/vendors-by-category.ts";

const wireVendor = z
  .object({
    vassalage: z.string(),
    name: z.string(),
    logo: z.string().meta({ description: "The address of its picture; empty for its name." }),
    gameCategory: z.enum(GAME_TYPES),
    vendors: z.array(z.string()).meta({ description: "The names of those who share the code." }),
    gameClassify: z
      .array(z.string())
      .meta({ description: "Classifications of its games in this category." }),
    games: z.number().int(),
  })
  .meta({ id: "GameVendor", description: "The vendors under one code, for one category." });

const someVendors = answer(z.array(wireVendor));
const someCategories = answer(z.object({ lanes: z.array(wireVendorLane) }));
const querystring = clientValues.extend({ flush: z.stringbool().optional() });
const refusals = { 401: ["NOT_LOGGED_IN"] };

/** The games' vendors: by type, and as cards by category. */
export function vendorListRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = membersIfClosed(platform);

  const vendors = {
    summary: "Vendors with games, by category",
    querystring,
    response: { 200: someVendors },
    refusals,
  };
  app.get("/api/v1/vendors", { preHandler, schema: vendors }, async (request, reply) => {
    const { id } = await brandOfRequest(platform, request);
    return sendReady(
      request,
      reply,
      await keptAnswer(db, { vendors: id }, someVendors, [], () => selectVisibleVendors(db, id)),
    );
  });

  const byCategory = {
    summary: "Vendors as cards, by lobby category",
    description:
      "The vendors' own split: electronic sports, cockfights and lotteries that their " +
      "vendors call sports have categories of their own, and all lotteries share one.",
    querystring,
    response: { 200: someCategories },
    refusals,
  };
  app.get("/api/v1/vendors/lanes", { preHandler, schema: byCategory }, async (request, reply) => {
    const { id } = await brandOfRequest(platform, request);
    const readable = await readableFor(platform, id, request, request.query.language);
    return sendReady(
      request,
      reply,
      await keptAnswer(db, { lanes: id }, someCategories, readable, async (languages) => ({
        lanes: await vendorsByCategory(db, id, languages),
      })),
    );
  });
}
