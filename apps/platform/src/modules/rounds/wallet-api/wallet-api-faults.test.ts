import { connect as connectSocket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "@perya/postgres/sql";
import { postSigned } from "@perya/wallet-protocol";
import { expect, test, vi } from "vitest";
import { useWalletApi, betOf, signer } from "../testing/use-wallet-api.ts";

const { target, bet, server, statusOf, db } = await useWalletApi();

test("when the database is away the answer is 503, and the same call is good when it is back", async () => {
  const body = betOf(target);
  expect(await bet()).toBe("RS_OK");
  const lost = vi
    .spyOn(server.platform.wallet, "submit")
    .mockRejectedValueOnce(new Error("Connection terminated unexpectedly"));
  const answer = await postSigned(`${target.baseUrl}/transaction/bet`, body, signer(target));
  expect([answer.status, answer.json]).toEqual([
    503,
    { status: "RS_ERROR_UNKNOWN", request_uuid: null, user: null },
  ]);
  lost.mockRestore();
  expect(await statusOf(`${target.baseUrl}/transaction/bet`, body)).toBe("RS_OK");
});

test("a call that hangs is 503 after two seconds, while it hangs, and a repeat gets what it came to", async () => {
  const { wallet } = server.platform;
  const submit = wallet.submit.bind(wallet);
  const { promise: hang, resolve: goOn } = Promise.withResolvers<undefined>();
  const slow = vi.spyOn(wallet, "submit").mockImplementationOnce(async (group) => {
    const answers = await submit(group);
    await hang;
    return answers;
  });
  const body = betOf(target);
  const started = performance.now();
  expect((await postSigned(`${target.baseUrl}/transaction/bet`, body, signer(target))).status).toBe(
    503,
  );
  expect(performance.now() - started).toBeGreaterThan(1_950);
  goOn(undefined);
  slow.mockRestore();
  const before = await wallet.balance(target.player.id);
  expect(await statusOf(`${target.baseUrl}/transaction/bet`, body)).toBe("RS_OK");
  expect(await wallet.balance(target.player.id)).toEqual(before);
});

test("a bet that can't be written in time is 503, and is not written later either", async () => {
  const body = betOf(target);
  const answer = await db.inTransaction(async (tx) => {
    await tx.run(sql`select from wallet_account where player = ${target.player.id} for update`);
    const answer = await postSigned(`${target.baseUrl}/transaction/bet`, body, signer(target));
    // Were the statement still waiting, it would go on behind this.
    await pause(700);
    return answer;
  });
  expect(answer.status).toBe(503);
  const before = await server.platform.wallet.balance(target.player.id);
  await pause(300);
  expect(await server.platform.wallet.balance(target.player.id)).toEqual(before);
  expect(
    await db.rows(sql`select from wallet_entry where transaction = ${body.transaction_uuid}`),
  ).toEqual([]);
  expect(await statusOf(`${target.baseUrl}/transaction/bet`, body)).toBe("RS_OK");
});

/** What comes back for raw HTTP text. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connectSocket({ host: hostname, port: Number(port) }, () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

test("a body that lies about its length, or is announced too large, is refused before it is all here", async () => {
  const { pathname } = new URL(`${target.baseUrl}/transaction/bet`);
  const head = `POST ${pathname} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`;
  expect(await raw(`${head}Content-Length: 10000000\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 413/);
  const chunk = `${(40_000).toString(16)}\r\n${"x".repeat(40_000)}\r\n`;
  expect(await raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}`)).toMatch(
    /^HTTP\/1\.1 413/,
  );
});

test("addresses that lead nowhere are 404 whatever is in them", async () => {
  for (const path of [
    "/wallet/",
    "/wallet/hub88",
    "/wallet/hub88/../../etc/passwd",
    "/wallet/hub88/%00/user/info",
    "/wallet/constructor/x/balance",
    "/wallet/hub88/__proto__/user/info",
  ]) {
    expect((await fetch(`${server.url}${path}`, { method: "POST", body: "{}" })).status).toBe(404);
  }
});

test("a caller that goes away in the middle of its body changes nothing and harms nobody", async () => {
  const { pathname, hostname, port } = new URL(`${target.baseUrl}/transaction/bet`);
  await new Promise<void>((resolve) => {
    const socket = connectSocket({ host: hostname, port: Number(port) }, () => {
      socket.write(
        `POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"user"`,
        () => socket.destroy(),
      );
    });
    socket.on("close", () => resolve());
  });
  expect(await bet()).toBe("RS_OK");
});
