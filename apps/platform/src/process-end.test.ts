import { freePort } from "@perya/process";
import { sql } from "@perya/postgres/sql";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { startPlatform } from "./testing/platform-process.ts";
import { useProcess } from "./testing/use-process.ts";

const NOTICE_MS = 1_000;
const { env, cli, db } = await useProcess();

test.each([
  ["in the wallet's own thread", false],
  ["at a port of their own", true],
])(
  "told to end it says it is not ready, answers every bet that was underway %s, and the ledger holds exactly the bets that were answered",
  async (_where, ownPort) => {
    const walletPort = String(await freePort());
    const platform = await startPlatform({
      ...env,
      DRAIN_NOTICE_MS: String(NOTICE_MS),
      ...(ownPort && { WALLET_PORT: walletPort, WALLET_THREADS: "2" }),
    });
    const vendorUrl = ownPort ? `http://127.0.0.1:${walletPort}` : platform.playerUrl;
    const slug = ownPort ? "port-drainer" : "drainer";
    const made = await cli(
      "vendor",
      "create",
      "--slug",
      slug,
      "--name",
      "Drainer",
      "--dialect",
      "hub88",
    );
    const { user, token } = await cli(
      "test-player",
      "create",
      "--vendor",
      slug,
      "--balance",
      "100000",
      "--currency",
      "PHP",
    );
    const { code: game } =
      (await db.row<{ code: string }>(sql`
        select game.code
        from game
        join vendor on vendor.id = vendor_id
        where vendor.slug = ${slug}`)) ?? {};
    const signer = rsaSigner(made["privateKey"] ?? "");
    const tally = { good: 0, bad: [] as string[], refused: 0 };
    const bet = async () => {
      const ids = {
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        supplier_transaction_id: randomUUID(),
        round: randomUUID(),
      };
      const body = {
        user,
        token,
        game_code: game,
        ...ids,
        round_closed: true,
        currency: "PHP",
        amount: 100,
        is_free: false,
      };
      const answer = await postSigned(
        `${vendorUrl}/wallet/hub88/${slug}/transaction/bet`,
        body,
        signer,
      ).catch((fault: unknown) => String((fault as Error).cause ?? fault));
      if (typeof answer === "string") tally.refused += 1;
      else if ((answer.json as { status?: string }).status === "RS_OK") tally.good += 1;
      else tally.bad.push(JSON.stringify(answer.json));
    };
    let running = true;
    const bettors = Array.from({ length: 16 }, async () => {
      while (running && tally.refused < 16) await bet();
    });
    await vi.waitFor(() => expect(tally.good).toBeGreaterThan(30), { timeout: 60_000 });
    expect((await fetch(`${platform.playerUrl}/readyz`)).status).toBe(200);
    platform.signal("SIGTERM");
    await vi.waitFor(
      async () => expect((await fetch(`${platform.playerUrl}/readyz`)).status).toBe(503),
      { timeout: NOTICE_MS - 100, interval: 20 },
    );
    const noticed = tally.good;
    expect((await fetch(`${platform.playerUrl}/healthz`)).status).toBe(200);
    expect(await platform.ended).toBe(0);
    running = false;
    await Promise.all(bettors);
    expect(tally.bad).toEqual([]);
    expect(tally.good).toBeGreaterThan(noticed);
    const written = await db.row<{ n: bigint }>(sql`
      select count(*) as n
      from wallet_entry e
      join player p on p.id = e.player
      where p.public_id = ${user} and e.kind = 1`);
    expect(written?.n).toBe(BigInt(tally.good));
  },
);
