import { z } from "zod";
import { answer, nothing, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest, sitesOf } from "../../brands/index.ts";
import { settingsOf } from "../settings-of.ts";

const value = z.object({
  domainList: z.array(
    z.object({
      domain: z.string().meta({
        description: "For example https://play.example.com; the site measures how fast it answers.",
      }),
    }),
  ),
});

/** The addresses a brand's site answers at, and a probe of how fast each does. */
export function domainRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The addresses this brand's site answers at",
    response: { 200: answer(value) },
  };
  app.get("/api/v1/domain-routes", { schema }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const { domains } = (await settingsOf(platform, brand.id)).resources;
    const all = new Set([
      ...sitesOf(platform, brand),
      ...domains.map((address) => new URL(address).origin),
    ]);
    return success({ domainList: [...all].map((domain) => ({ domain })) });
  });

  const ping = {
    summary: "Answers nothing, to measure how fast this address does",
    response: { 200: answer(nothing) },
  };
  app.get("/api/v1/ping", { schema: ping }, (_request, reply) => {
    // A page at another of the brand's addresses may time it; it learns only the time.
    void reply
      .header("cross-origin-resource-policy", "cross-origin")
      .header("cache-control", "no-store");
    return success({});
  });
}
