import { z } from "zod";
import { answer, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { brandOfRequest, type Brand } from "../brands/index.ts";

const value = z.object({
  domainList: z.array(
    z.object({ domain: z.string().meta({ description: "Such as https://play.example.com; the site measures how fast it answers." }) }),
  ),
});

/** The addresses a brand's site answers at. */
export function domainRoutes(app: App, platform: Platform): void {
  const schema = { summary: "The addresses this brand's site answers at", response: { 200: answer(value) } };
  app.get("/api/v1/domain-routes", { schema }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    return success({ domainList: [{ domain: originOf(brand, platform.config.playerUrl) }] });
  });
}

/** A brand for every host is at home where the product is. */
function originOf({ host }: Brand, playerUrl: string): string {
  const url = new URL(playerUrl);
  if (host !== "*") url.hostname = host;
  return url.origin;
}
