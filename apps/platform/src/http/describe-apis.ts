import { pino } from "pino";
import { readConfig } from "../config.ts";
import type { Platform } from "../platform.ts";
import { buildApp, type App } from "./app.ts";
import type { ApiAbout } from "./openapi.ts";
import { OPERATOR_API, operatorRoutes } from "./operator-site.ts";
import { PLAYER_API, playerRoutes } from "./player-site.ts";

/** The OpenAPI documents of both APIs, the very ones their servers give out. Routes are listed and none is called, so nothing is connected. */
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

/** A platform whose parts can be handed around but not used. */
function absentPlatform(): Platform {
  const secret = "not a secret, since nothing is kept with it";
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
