import { z } from "zod";
import { answer } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import { sendReady } from "../../http/ready-answer.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { membersIfClosed } from "../identity/index.ts";
import { GAME_TYPES } from "./catalogue.ts";
import { clientValues } from "./client-values.ts";
import { selectVisibleVendors } from "./games.store.ts";
import { keptAnswer } from "./kept-answer.ts";
import { lanesOfVendors, wireLane } from "./lanes-of-vendors.ts";

const wireVendor = z
  .object({
    vassalage: z.string(),
    name: z.string(),
    logo: z.string().meta({ description: "The address of its picture; empty for its name." }),
    gameCategory: z.enum(GAME_TYPES),
    vendors: z.array(z.string()).meta({ description: "The names of those who share the code." }),
    gameClassify: z
      .array(z.string())
      .meta({ description: "What its games of this category are classified as." }),
    games: z.number().int(),
  })
  .meta({ id: "GameVendor", description: "What the vendors under one code have of one category." });

const someVendors = answer(z.array(wireVendor));
const someLanes = answer(z.object({ lanes: z.array(wireLane) }));
const querystring = clientValues.extend({ flush: z.stringbool().optional() });
const refusals = { 401: ["NOT_LOGGED_IN"] };

/** Who the games are of: by category, and in lanes of cards. */
export function vendorListRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = membersIfClosed(platform);

  const vendors = {
    summary: "The vendors of the games there are, by category",
    querystring,
    response: { 200: someVendors },
    refusals,
  };
  app.get("/api/v1/vendors", { preHandler, schema: vendors }, async (request, reply) => {
    const { id } = await brandOfRequest(platform, request);
    return sendReady(
      request,
      reply,
      await keptAnswer(db, { vendors: id }, someVendors, () => selectVisibleVendors(db, id)),
    );
  });

  const lanes = {
    summary: "The vendors in lanes, each as a card",
    description:
      "The vendors' own split: electronic sports, cockfights and lotteries that their vendors call sports are in lanes of their own, and all lotteries are in one.",
    querystring,
    response: { 200: someLanes },
    refusals,
  };
  app.get("/api/v1/vendors/lanes", { preHandler, schema: lanes }, async (request, reply) => {
    const { id } = await brandOfRequest(platform, request);
    return sendReady(
      request,
      reply,
      await keptAnswer(db, { lanes: id }, someLanes, async () => ({
        lanes: await lanesOfVendors(db, id),
      })),
    );
  });
}
