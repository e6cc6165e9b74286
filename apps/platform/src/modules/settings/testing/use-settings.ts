import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, afterEach, inject } from "vitest";
import { openSites } from "../../../testing/open-sites.ts";
import { send } from "../../../testing/people.ts";
import { writeMmdb } from "./write-mmdb.ts";

/** Both sites, with staff who change settings; the sections a test changed are put back. */
export async function useSettings() {
  const directory = await mkdtemp(join(tmpdir(), "perya-geo-"));
  await writeMmdb(join(directory, "geo.mmdb"), { "10.1.0.0/16": "PH", "10.2.0.0/16": "US" });
  const db = await cloneDatabase(inject("platform"));
  const sites = await openSites(db, { GEOIP_FILE: join(directory, "geo.mmdb") });
  const owner = await sites.staff("owner");
  const player = await sites.player();
  afterAll(async () => {
    await sites.close();
    await db.close();
    await rm(directory, { recursive: true });
  });
  afterEach(async () => {
    for (const section of ["status", "features", "register"]) await put(section, {});
  });

  const ask = (path: string, ip = "10.9.0.1") =>
    send(sites.playerUrl, { "x-forwarded-for": ip }, "GET", `/api/v1${path}`);
  const versionOf = async (section: string) =>
    (await owner.call("GET", "/settings")).value.versions[section] as string;
  const put = async (section: string, value: unknown) =>
    owner.call("PUT", `/settings/${section}`, { version: await versionOf(section), value });

  return { db, sites, owner, player, ask, versionOf, put };
}
