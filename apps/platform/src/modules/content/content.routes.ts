import { z } from "zod";
import { answer, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest } from "../brands/index.ts";
import type { Item, Kind } from "./content.ts";
import { selectShown } from "./content.store.ts";

const TYPES = { B: "banner", PL: "player", PU: "popup", PR: "promotion" } as const satisfies Readonly<Record<string, Kind>>;
const ALL = Object.keys(TYPES).join(",");

const notice = z.object({ id: z.string(), title: z.string(), content: z.string(), timestamp: z.number().int() }).meta({
  id: "Notice",
  description: "`content` is HTML made safe on the server; `timestamp` is in milliseconds since 1970.",
});
const banner = z
  .object({
    bannerId: z.string(),
    title: z.string(),
    url: z.string(),
    groupName: z.string(),
    link: z.string(),
    linkageType: z.enum(["NONE", "ROUTE", "URL"]).meta({ description: "Whether `link` is nothing, a path of the site, or an address elsewhere." }),
  })
  .meta({ id: "Banner" });
const announcements = z.object({ player: z.array(notice), banners: z.array(banner), popup: z.array(notice), promotion: z.array(notice) });
const help = z.object({ list: z.array(z.object({ title: z.string(), content: z.string() })) });

const asked = z.object({
  type: z
    .string()
    .regex(/^(?:B|PL|PU|PR)(?:,(?:B|PL|PU|PR))*$/)
    .default(ALL)
    .meta({ description: "Types with commas between them: B banners, PL for players, PU popups, PR promotions." }),
  platform: z.string().max(10).default("W"),
  execution: z
    .string()
    .max(10)
    .default("B")
    .meta({ description: "B for what stands in the pages; popup for what comes up by itself, and nothing else." }),
});

/** What a brand tells its visitors. */
export function contentRoutes(app: App, platform: Platform): void {
  const announcing = { summary: "Banners, announcements and popups", querystring: asked, response: { 200: answer(announcements) } };
  app.get("/api/v1/announcements", { schema: announcing }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const { type, execution } = request.query;
    const kinds = type.split(",").map((name) => TYPES[name as keyof typeof TYPES]);
    const shown = await selectShown(platform.db, brand.id, execution === "popup" ? kinds.filter((kind) => kind === "popup") : kinds);
    const of = (kind: Kind) => shown.filter((item) => item.kind === kind);
    return success({
      player: of("player").map(noticeOf),
      banners: of("banner").map(bannerOf),
      popup: of("popup").map(noticeOf),
      promotion: of("promotion").map(noticeOf),
    });
  });

  const helping = {
    summary: "Help, in the brand's order",
    querystring: z.object({ language: z.string().max(20).optional(), device: z.string().max(10).optional() }),
    response: { 200: answer(help) },
  };
  app.get("/api/v1/help", { schema: helping }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const items = await selectShown(platform.db, brand.id, ["help"]);
    return success({ list: items.map(({ title, content }) => ({ title, content })) });
  });
}

function noticeOf({ id, title, content, startsAt, changedAt }: Item): z.infer<typeof notice> {
  return { id: String(id), title, content, timestamp: (startsAt ?? changedAt).epochMilliseconds };
}

function bannerOf({ id, title, url, groupName, link }: Item): z.infer<typeof banner> {
  const linkageType = link === "" ? "NONE" : link.startsWith("/") ? "ROUTE" : "URL";
  return { bannerId: String(id), title, url, groupName, link, linkageType };
}
