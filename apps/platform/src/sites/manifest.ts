import { visitOf } from "../modules/settings/index.ts";
import type { Platform } from "../platform.ts";
import type { App } from "../http/app.ts";

/** The night plaza, in which an installed site opens. */
const NIGHT = "#12122b";
const DAY_SECONDS = 86_400;

const png = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The web app manifest: the brand's site under the brand's name. */
export function manifestRoute(app: App, platform: Platform): void {
  app.get("/manifest.webmanifest", { schema: { hide: true } }, async (request, reply) => {
    const { brand } = await visitOf(platform, request);
    return reply
      .type("application/manifest+json")
      .header("cache-control", `public, max-age=${DAY_SECONDS}`)
      .send({
        id: "/",
        name: brand.name,
        short_name: brand.name,
        start_url: "/",
        scope: "/",
        display: "standalone",
        background_color: NIGHT,
        theme_color: NIGHT,
        categories: ["games", "entertainment"],
        icons: [
          { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          png("192", 192, "any"),
          png("512", 512, "any"),
          png("maskable-512", 512, "maskable"),
        ],
      });
  });
}
