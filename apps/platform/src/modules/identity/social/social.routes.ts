import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { settingsOf } from "../../settings/index.ts";
import { finishSocial } from "./finish-social.ts";
import { configuredProviders, PROVIDERS } from "./providers.ts";
import { startSocial } from "./start-social.ts";

const COOKIE = "perya_social";
const PATH = "/api/v1/social-logins";
const COOKIE_MINUTES = 10;
const PER_MINUTE = 20;

const params = z.object({ provider: z.enum(PROVIDERS) });

/**
 * Signing in at a provider. A browser opens the two steps as pages, so both answer with a redirect:
 * to the provider, and back to the site.
 */
export function socialRoutes(app: App, platform: Platform): void {
  const listing = {
    summary: "The sign-in providers; none if the brand has not switched them on",
    response: { 200: answer(z.object({ providers: z.array(z.enum(PROVIDERS)) })) },
  };
  app.get(PATH, { schema: listing }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const { features } = await settingsOf(platform, brand.id);
    return success({ providers: features.FIREBASE ? configuredProviders(platform.config) : [] });
  });
  redirects(app, platform);
}

function redirects(app: App, platform: Platform): void {
  const schema = { hide: true, params };
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  const secure = platform.config.playerUrl.startsWith("https:");

  app.get(`${PATH}/:provider/start`, { schema, config }, async (request, reply) => {
    const brand = await brandOfRequest(platform, request);
    const { features } = await settingsOf(platform, brand.id);
    const started = features.FIREBASE
      ? await startSocial(platform, brand, request.params.provider)
      : undefined;
    if (!started) return reply.redirect("/login?social=NOT_OFFERED");
    // Lax, because the return navigation starts at the provider.
    reply.setCookie(COOKIE, started.cookie, {
      path: PATH,
      httpOnly: true,
      sameSite: "lax",
      secure,
      maxAge: COOKIE_MINUTES * 60,
    });
    return reply.redirect(started.url);
  });

  app.get(`${PATH}/:provider/callback`, { schema, config }, async (request, reply) => {
    const brand = await brandOfRequest(platform, request);
    const settings = await settingsOf(platform, brand.id);
    const query = request.url.split("?")[1] ?? "";
    const arrival = {
      brand,
      settings,
      provider: request.params.provider,
      query,
      cookie: request.cookies[COOKIE] ?? "",
      ip: request.ip,
    };
    const finished = await finishSocial(platform, arrival);
    reply
      .clearCookie(COOKIE, { path: PATH })
      .header("referrer-policy", "no-referrer")
      .header("cache-control", "no-store");
    if (!finished.ok) return reply.redirect(`/login?social=${finished.refusal}`);
    const { value } = finished;
    return reply.redirect(
      "token" in value ? `/#token=${value.token}` : `/login#factor=${value.ticket}`,
    );
  });
}
