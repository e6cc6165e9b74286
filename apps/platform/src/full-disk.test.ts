import { connect } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { keepRunning } from "@perya/postgres/embedded";
import { HAS_SMALL_DISKS, smallDisk } from "@perya/process/testing";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { verifyLedger } from "./modules/wallet/index.ts";
import { newStaff } from "./testing/people.ts";
import { startPlatform } from "./testing/platform-process.ts";

const LIMIT_MS = 180_000;
const within = { timeout: 60_000, interval: 200 };

test.runIf(HAS_SMALL_DISKS)(
  "while the disk is full bets are answered 503 and nobody's process ends; with room again each of them is repeated and made once",
  async () => {
    await using disk = await smallDisk("420m");
    const said: string[] = [];
    const server = await keepRunning(
      { directory: join(disk.folder, "postgres") },
      { say: (sentence) => said.push(sentence), onLost: () => said.push("lost") },
    );
    await server.ensureDatabase("perya");
    const env = {
      DATABASE_URL: server.url("perya"),
      FILES_DIR: join(disk.folder, "files"),
      SECRET_KEY: "s".repeat(40),
      GATEWAY_SECRET: "g".repeat(40),
    };
    const platform = await startPlatform({
      ...env,
      GATEWAY_URL: "http://127.0.0.1:1",
      STUDIO_URL: "http://127.0.0.1:1",
      LOG_LEVEL: "info",
    });
    const db = connect(server.url("perya"), { connections: 2 });
    const cli = async (...args: string[]) => {
      const options = {
        env: { ...process.env, ...env, LOG_LEVEL: "silent", PLAYER_URL: platform.playerUrl },
      };
      return JSON.parse(
        (
          await promisify(execFile)(
            process.execPath,
            [join(import.meta.dirname, "cli/main.ts"), ...args, "--json"],
            options,
          )
        ).stdout,
      );
    };
    const vendor = (await cli(
      "vendor",
      "create",
      "--slug",
      "full",
      "--name",
      "Full",
      "--dialect",
      "hub88",
    )) as Record<string, string>;
    const player = (await cli(
      "test-player",
      "create",
      "--vendor",
      "full",
      "--balance",
      "1000",
      "--currency",
      "PHP",
    )) as Record<string, string>;
    const game = await db.row<{ code: string }>(sql`
      select game.code from game join vendor on vendor.id = vendor_id where vendor.slug = 'full'`);
    const signer = rsaSigner(vendor["privateKey"] ?? "");
    const newBet = () => ({
      user: player["user"],
      token: player["token"],
      game_code: game?.code,
      currency: "PHP",
      amount: 100,
      is_free: false,
      round_closed: true,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      supplier_transaction_id: randomUUID(),
      round: randomUUID(),
    });
    const bets: ReturnType<typeof newBet>[] = [];
    const place = async (bet: ReturnType<typeof newBet>) => {
      const { status, json } = await postSigned(
        `${platform.playerUrl}/wallet/hub88/full/transaction/bet`,
        bet,
        signer,
      );
      return `${status} ${(json as { status: string }).status}`;
    };
    const placeNew = async () => {
      const bet = newBet();
      bets.push(bet);
      return place(bet);
    };
    const owner = await newStaff({ db }, platform.consoleUrl, "owner");
    const troubles = async () =>
      (await owner.call("GET", "/troubles")).value?.fullFolders as string[] | undefined;

    expect(await placeNew()).toBe("200 RS_OK");
    await disk.fill(10 * 1024 * 1024);
    await vi.waitFor(
      async () =>
        expect(await troubles()).toEqual([
          join(disk.folder, "files"),
          join(server.directory, "pg"),
        ]),
      within,
    );
    const brands = await newStaff({ db }, platform.consoleUrl, "owner", 1n);
    expect((await brands.call("GET", "/troubles")).value).toEqual({ fullFolders: [] });
    await disk.fill();
    const answers = new Set<string>();
    await vi.waitFor(async () => {
      // The log goes on into a new file, for which there is no room: PostgreSQL panics.
      await db.run(sql`select pg_switch_wal()`).catch(() => undefined);
      answers.add(await placeNew());
      expect(said.at(-1)).toMatch(/^The disk of \S+ is full/);
    }, within);
    for (let more = 0; more < 5; more += 1) answers.add(await placeNew());
    expect([...answers].filter((answer) => answer !== "200 RS_OK")).toEqual([
      "503 RS_ERROR_UNKNOWN",
    ]);
    expect((await fetch(`${platform.playerUrl}/healthz`)).status).toBe(200);
    expect((await fetch(`${platform.playerUrl}/readyz`)).status).toBe(503);

    await disk.makeRoom();
    await vi.waitFor(() => expect(said.at(-1)).toBe("PostgreSQL runs again."), within);
    // A vendor repeats what it got no answer to until it gets one.
    for (const bet of bets)
      await vi.waitFor(async () => expect(await place(bet)).toBe("200 RS_OK"), within);
    const made = await db.row<{ n: bigint }>(
      sql`select count(*) as n from wallet_entry where kind = 1`,
    );
    expect(made?.n).toBe(BigInt(bets.length));
    expect((await verifyLedger(db)).green).toBe(true);
    await vi.waitFor(async () => expect(await troubles()).toEqual([]), within);
    const lines = platform
      .output()
      .split("\n")
      .filter((line) => line.includes("the disk of this folder is full"));
    expect(lines.map((line) => (JSON.parse(line) as { folder: string }).folder).toSorted()).toEqual(
      [join(disk.folder, "files"), join(server.directory, "pg")],
    );
    expect(said).not.toContain("lost");
    platform.signal("SIGTERM");
    expect(await platform.ended).toBe(0);
    await db.close();
    await server.stop();
  },
  LIMIT_MS,
);
