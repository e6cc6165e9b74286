import { z } from "zod";
import { answer, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import { readableFor } from "../settings/index.ts";
import { announcedBy, announcements, language } from "./announced.ts";
import type { Kind } from "./content.ts";
import { selectShown } from "./content.store.ts";
import { wordsFor } from "./words-for.ts";

const TYPES = {
  B: "banner",
  PL: "player",
  PU: "popup",
  PR: "promotion",
} as const satisfies Readonly<Record<string, Kind>>;
const ALL = Object.keys(TYPES).join(",");

const help = z.object({
  list: z.array(z.object({ title: z.string(), content: z.string(), language })),
});

const asked = z.object({
  type: z
    .string()
    .regex(/^(?:B|PL|PU|PR)(?:,(?:B|PL|PU|PR))*$/)
    .default(ALL)
    .meta({
      description: "Comma-separated types: B banners, PL for players, PU popups, PR promotions.",
    }),
  platform: z.string().max(10).default("W"),
  execution: z.string().max(10).default("B").meta({
    description: "B for content in the pages; popup for popups only.",
  }),
});

/** A brand's content for its visitors. */
export function contentRoutes(app: App, platform: Platform): void {
  const announcing = {
    summary: "Banners, announcements and popups",
    querystring: asked,
    response: { 200: answer(announcements) },
  };
  app.get("/api/v1/announcements", { schema: announcing }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const { type, execution } = request.query;
    const kinds = type.split(",").map((name) => TYPES[name as keyof typeof TYPES]);
    return success(
      await announcedBy(
        platform.db,
        brand.id,
        await readableFor(platform, brand.id, request),
        execution === "popup" ? kinds.filter((kind) => kind === "popup") : kinds,
      ),
    );
  });

  const helping = {
    summary: "Help, in the brand's order",
    querystring: z.object({
      language: z.string().max(20).optional(),
      device: z.string().max(10).optional(),
    }),
    response: { 200: answer(help) },
  };
  app.get("/api/v1/help", { schema: helping }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const readable = await readableFor(platform, brand.id, request, request.query.language);
    const items = await selectShown(platform.db, brand.id, ["help"]);
    return success({ list: items.map((item) => wordsFor(item, readable)) });
  });
}
