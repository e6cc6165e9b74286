import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { payIssues } from "../issues/pay-issues.ts";
import { feedReader } from "./read-feeds.ts";
import { useResults, GAME, outcomes, reason } from "../testing/use-results.ts";

const { drawnElsewhere, platform, issue, first } = await useResults();

describe("a result from a feed", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const stranger = generateKeyPairSync("ed25519").privateKey;
  let reply: (path: string) => {
    status?: number;
    body?: unknown;
    key?: typeof privateKey;
    raw?: string;
  } = () => ({ status: 404 });
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const { status = 200, body, key = privateKey, raw } = reply(request.url ?? "");
    const text = raw ?? JSON.stringify(body ?? {});
    const signature = sign(null, Buffer.from(JSON.stringify(body ?? {})), key).toString("base64");
    response.writeHead(status, { "x-signature": signature }).end(text);
  });
  const ready = new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  );
  afterAll(() => server.close());
  const spki = publicKey.export({ format: "der", type: "spki" }).toString("base64");
  const feed = async () => ({
    url: `http://127.0.0.1:${await ready}/{game}/{issue}.json`,
    publicKey: spki,
  });

  test("is asked for until it is there, and is the draw's when the pinned key has signed it", async () => {
    reply = () => ({ status: 404 });
    const issueNo = await drawnElsewhere({ source: "FEED", feed: await feed() });
    await feedReader(platform)();
    expect((await issue()).status).toBe("DRAWING");
    reply = () => ({ body: { game: GAME, issue: issueNo, outcome: outcomes[0] } });
    await feedReader(platform)();
    expect(await issue()).toMatchObject({ status: "RESULTED", outcome: outcomes[0], version: 1 });
    expect(asked.at(-1)).toBe(`/${GAME}/${issueNo}.json`);
    await payIssues(platform);
    expect((await issue()).status).toBe("SETTLED");
  });

  test("that another key signed, that was changed on the way, that is of another draw or makes no sense is not taken", async () => {
    const issueNo = await drawnElsewhere({ source: "FEED", feed: await feed() });
    const body = { game: GAME, issue: issueNo, outcome: outcomes[0] };
    const bad: (typeof reply)[] = [
      () => ({ body, key: stranger }),
      () => ({ body, raw: JSON.stringify({ ...body, outcome: outcomes[1] }) }),
      () => ({ body: { ...body, issue: "20200101-0001" } }),
      () => ({ body: { ...body, game: "KENO-1M" } }),
      () => ({ body: { ...body, outcome: { dice: [0, 0, 0] } } }),
      () => ({ body, status: 500 }),
      () => ({ body: { ...body, filler: "x".repeat(70_000) } }),
    ];
    for (const one of bad) {
      reply = one;
      await feedReader(platform)();
      expect((await issue()).status).toBe("DRAWING");
    }
  });

  test("is not asked for again before some time has passed", async () => {
    reply = () => ({ status: 404 });
    await drawnElsewhere({ source: "FEED", feed: await feed() });
    const tick = feedReader(platform);
    const before = asked.length;
    await tick();
    await tick();
    await tick();
    expect(asked.length - before).toBe(1);
  });

  test("has to come from an address over TLS, but for this very machine, and with a key that can sign", async () => {
    const put = async (more: object) =>
      (
        await first.call("PUT", `/lottery/games/${GAME}`, {
          source: "FEED",
          feed: { ...(await feed()), ...more },
          reason,
        })
      ).code;
    expect(await put({ url: "http://results.example/{issue}" })).toBe("FEED_UNUSABLE");
    expect(await put({ publicKey: "bm8ga2V5" })).toBe("FEED_UNUSABLE");
    expect(
      (await first.call("PUT", `/lottery/games/${GAME}`, { source: "FEED", feed: null, reason }))
        .code,
    ).toBe("FEED_MISSING");
  });
});
