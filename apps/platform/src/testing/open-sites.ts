import { freePort } from "@perya/process";
import type { TestDatabase } from "@perya/postgres/testing";
import { readConfig } from "../config.ts";
import { buildOperatorSite } from "../sites/operator-site.ts";
import { buildPlayerSite } from "../sites/player-site.ts";
import type { Platform } from "../platform.ts";
import type { Role } from "../modules/staff/index.ts";
import { openPatientPlatform } from "./open-patient-platform.ts";
import { expectKeptPromises } from "./kept-promises.ts";
import { newStaff, newPlayer, type Arriving } from "./people.ts";

export type Sites = Awaited<ReturnType<typeof openSites>>;

/**
 * Both sites of the platform over real HTTP on a real database, with people who use them. Closing
 * fails when a route refused with a code it does not declare.
 */
export async function openSites(
  db: Pick<TestDatabase, "url">,
  settings: Readonly<Record<string, string>> = {},
) {
  const [playerPort, consolePort] = await Promise.all([freePort(), freePort()]);
  const [playerUrl, consoleUrl] = [
    `http://127.0.0.1:${playerPort}`,
    `http://127.0.0.1:${consolePort}`,
  ];
  const platform = await openPatientPlatform(
    readConfig({
      DATABASE_URL: db.url,
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET: "g".repeat(40),
      LOG_LEVEL: "silent",
      TRUST_PROXY: "loopback",
      PRIVATE_NETWORKS: "loopback",
      PLAYER_URL: playerUrl,
      CONSOLE_URL: consoleUrl,
      ...settings,
    }),
  );
  const [player, operator] = [await buildPlayerSite(platform), await buildOperatorSite(platform)];
  await player.listen({ port: playerPort, host: "127.0.0.1" });
  await operator.listen({ port: consolePort, host: "127.0.0.1" });
  return sitesOf(platform, { playerUrl, consoleUrl }, [player, operator]);
}

/**
 * What tests use of open sites. The sites are let go once they are closed: a file's tests, and all
 * that they hold, stay in memory until the run ends.
 */
function sitesOf(
  platform: Platform,
  { playerUrl, consoleUrl }: { readonly playerUrl: string; readonly consoleUrl: string },
  sites: readonly { close: () => Promise<unknown> }[],
) {
  let open = sites;
  const close = async () => {
    await Promise.all(open.map((site) => site.close()));
    open = [];
    await platform.close();
    await expectKeptPromises();
  };
  return {
    platform,
    playerUrl,
    consoleUrl,
    close,
    player: (kycLevel = 0, arriving: Arriving = {}) =>
      newPlayer(platform, playerUrl, kycLevel, arriving),
    staff: (role: Role, brandId: bigint | null = null) =>
      newStaff(platform, consoleUrl, role, brandId),
  };
}
