import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { runConformance } from "@perya/wallet-protocol/conformance";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { verifyLedger } from "../../wallet/index.ts";
import { openWalletServer, type WalletServer } from "../testing/wallet-server.ts";

let db: TestDatabase;
let server: WalletServer;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  server = await openWalletServer(db);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await db.close();
});

test.each(["hub88", "softswiss"] as const)(
  "our wallet passes every case of the published %s suite, and the ledger adds up after it",
  async (dialect) => {
    const results = await runConformance(await server.target(dialect));
    expect(
      results
        .filter(({ outcome }) => outcome !== "passed")
        .map(({ id, title, why }) => `${id} ${title}: ${why}`),
    ).toEqual([]);
    expect(results.length).toBeGreaterThan(dialect === "hub88" ? 100 : 30);
    expect((await verifyLedger(db)).books.flatMap((book) => book.problems)).toEqual([]);
  },
);
