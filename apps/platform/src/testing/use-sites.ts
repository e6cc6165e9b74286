import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, inject } from "vitest";
import { openSites } from "./open-sites.ts";

/** Both sites on a database of a test file's own, which are closed after its tests. */
export async function useSites(settings: Readonly<Record<string, string>> = {}) {
  const db = await cloneDatabase(inject("platform"));
  const sites = await openSites(db, settings);
  afterAll(async () => {
    await sites.close();
    await db.close();
  });
  return { db, sites };
}
