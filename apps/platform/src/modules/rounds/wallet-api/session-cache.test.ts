import { cloneDatabase } from "@perya/postgres/testing";
import type { PortPlayer } from "@perya/wallet-protocol";
import { afterAll, expect, inject, test } from "vitest";
import { passTime } from "../../../testing/pass-time.ts";
import { openWalletServer } from "../testing/wallet-server.ts";
import { sessionCache } from "./session-cache.ts";

const db = await cloneDatabase(inject("platform"));
const server = await openWalletServer(db);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await db.close();
});

test("a session in use is written down once a minute, however often it is used", async () => {
  const { token, vendor } = await server.target("hub88");
  let writes = 0;
  const counting = {
    ...db,
    run: (query: Parameters<typeof db.run>[0]) => ((writes += 1), db.run(query)),
  };
  const cache = sessionCache(counting, async (id) => ({ id }) as unknown as PortPlayer);
  const session = cache.find(vendor.id, token);
  const useAndSave = async () => {
    expect(session.recall() ?? (await session.load())).toMatchObject({ state: "live" });
    await cache.save();
    return writes;
  };
  expect([await useAndSave(), await useAndSave()]).toEqual([1, 1]);
  passTime(60_001);
  expect([await useAndSave(), await useAndSave(), await useAndSave()]).toEqual([2, 2, 2]);
});
