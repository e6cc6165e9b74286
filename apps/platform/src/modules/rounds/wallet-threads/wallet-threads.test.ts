import { randomUUID } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { hmacSigner, postSigned } from "@perya/wallet-protocol";
import { runConformance } from "@perya/wallet-protocol/conformance";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { allMetrics } from "../../../http/measuring/measure-elsewhere.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { openWalletServer, type WalletServer } from "../testing/wallet-server.ts";
import { openWalletThreads } from "./open-wallet-threads.ts";

let db: TestDatabase;
let server: WalletServer;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  server = await openWalletServer(db, 2);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await db.close();
});

type Target = Awaited<ReturnType<WalletServer["target"]>>;

/** A bet of one, with its own ids or with those of one that nobody knows the result of. */
function bet({ user, token, game, secret, baseUrl }: Target, id = randomUUID()) {
  const transactions = [{ id_provider: id, type: "bet", amount: "1.00" }];
  const body = {
    account_id: user,
    currency: "PHP",
    session_id: token,
    game_id: game,
    round_id: id,
    transactions,
  };
  return postSigned(`${baseUrl}/betwin`, body, hmacSigner(secret ?? ""));
}

/**
 * The same, sent again until it has a definite answer, as vendors do: on a busy machine a call may
 * take longer than it has.
 */
async function betUntilKnown(target: Target) {
  const id = randomUUID();
  for (;;) {
    const answer = await bet(target, id);
    if (answer.status !== 500) return answer;
  }
}

test.each(["hub88", "softswiss"] as const)(
  "two wallet threads pass every case of the published %s suite, and the ledger adds up after it",
  async (dialect) => {
    const results = await runConformance(await server.target(dialect));
    expect(
      results
        .filter(({ outcome }) => outcome !== "passed")
        .map(({ id, title, why }) => `${id} ${title}: ${why}`),
    ).toEqual([]);
    expect((await verifyLedger(db)).books.flatMap((book) => book.problems)).toEqual([]);
  },
);

test("bets that come to both threads at once are decided one after the other: none is lost, and the balance ends where they lead", async () => {
  const target = await server.target("softswiss");
  const before = (await server.platform.wallet.balance(target.player.id))?.cash ?? 0n;
  const answers = await Promise.all(Array.from({ length: 200 }, () => betUntilKnown(target)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await server.platform.wallet.balance(target.player.id))?.cash).toBe(
    before - 200n * 100_000n,
  );
});

test("what is no vendor's call has nothing behind the port", async () => {
  expect((await fetch(`${server.url}/api/v1/permission`)).status).toBe(404);
  expect((await fetch(`${server.url}/wallet/hub88/acme/user/balance`)).status).toBe(404);
});

test("a wallet that fails leaves the vendor with the answer that nobody knows", async () => {
  const { platform } = server;
  const fail = () => Promise.reject(new Error("the disk is gone"));
  const threads = await openWalletThreads(
    { ...platform, wallet: { ...platform.wallet, submit: fail } },
    0,
    1,
  );
  const target = await server.target("softswiss");
  const answer = await bet({
    ...target,
    baseUrl: target.baseUrl.replace(server.url, `http://127.0.0.1:${threads.port}`),
  });
  expect(answer).toMatchObject({ status: 500, json: { code: "internal" } });
  await threads.close();
});

test("a thread that closes answers what it has taken, and takes nothing after", async () => {
  const { platform } = server;
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  let go = () => {};
  const may = new Promise<void>((resolve) => (go = resolve));
  const submit: typeof platform.wallet.submit = async (group) => {
    ask();
    await may;
    return platform.wallet.submit(group);
  };
  const threads = await openWalletThreads(
    { ...platform, wallet: { ...platform.wallet, submit } },
    0,
    1,
  );
  const target = await server.target("softswiss");
  const here = {
    ...target,
    baseUrl: target.baseUrl.replace(server.url, `http://127.0.0.1:${threads.port}`),
  };
  const answer = bet(here);
  await asked;
  const closed = threads.close();
  go();
  expect((await answer).status).toBe(200);
  await closed;
  await expect(bet(here)).rejects.toThrow("fetch failed");
});

test("a port that is taken is refused as the operating system says it", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await expect(openWalletThreads(server.platform, port, 1)).rejects.toMatchObject({
    syscall: "listen",
    code: "EADDRINUSE",
    port,
  });
  other.close();
});

test("the metrics of the process count the calls at its threads", async () => {
  await bet(await server.target("softswiss"));
  const [, count = "0"] =
    /perya_wallet_call_duration_seconds_count\{[^}]*path="\/betwin"[^}]*status="200"[^}]*\} (\d+)/.exec(
      await allMetrics(),
    ) ?? [];
  expect(Number(count)).toBeGreaterThan(200);
});

test("calls that no vendor makes are counted under one name, so that strangers make no others", async () => {
  const { baseUrl } = await server.target("softswiss");
  for (const made of ["strange", "stranger"])
    expect((await fetch(`${baseUrl}/${made}`, { method: "POST", body: "{}" })).status).toBe(404);
  const metrics = await allMetrics();
  expect(metrics).toMatch(
    /perya_wallet_call_duration_seconds_count\{dialect="softswiss",path="other",status="404"[^}]*\} [1-9]/,
  );
  expect(metrics).not.toContain("strange");
});
