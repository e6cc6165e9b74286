import { pino } from "pino";
import { readConfig } from "../config.ts";
import type { Platform } from "../platform.ts";
import type { App } from "../http/app.ts";
import { buildApp } from "../http/build-app.ts";
import type { ApiAbout } from "../http/app-options.ts";
import { OPERATOR_API, operatorRoutes } from "./operator-site.ts";
import { PLAYER_API, playerRoutes } from "./player-site.ts";

/**
 * The OpenAPI documents of both APIs, identical to those their servers serve. Routes are listed but
 * not called, so nothing is connected.
 */
export async function describeApis(): Promise<{
  readonly player: object;
  readonly operator: object;
}> {
  return {
    player: await describe(PLAYER_API, playerRoutes),
    operator: await describe(OPERATOR_API, operatorRoutes),
  };
}

async function describe(
  api: ApiAbout,
  routes: (app: App, platform: Platform) => void,
): Promise<object> {
  const platform = absentPlatform();
  const app = await buildApp(platform, { api, publicUrl: "", frames: [], pictures: [] });
  routes(app, platform);
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}

/** A platform whose parts can be passed around but not used. */
function absentPlatform(): Platform {
  const secret = "not a secret, since nothing is encrypted with it";
  const config = readConfig({
    DATABASE_URL: "postgres://nobody@nowhere/nothing",
    SECRET_KEY: secret,
    GATEWAY_SECRET: secret,
  });
  const absent = <Part extends object>(): Part =>
    new Proxy({} as Part, {
      get: (_part, name) => {
        throw new Error(`A description has no ${String(name)}`);
      },
    });
  const still = {
    held: new Map(),
    ending: new AbortController().signal,
    announceEnd: () => undefined,
    close: async () => undefined,
  };
  return {
    config,
    db: absent(),
    reads: absent(),
    wallet: absent(),
    live: absent(),
    room: absent(),
    log: pino({ level: "silent" }),
    ...still,
  };
}
