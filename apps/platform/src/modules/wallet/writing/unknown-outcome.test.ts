import { connect, isUnavailable, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { startEmbedded, type EmbeddedServer } from "@perya/postgres/embedded";
import { openForwarder } from "@perya/postgres/testing";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migratePlatform } from "../../../migrate.ts";
import { openWallet, verifyLedger, WALLET_LIMITS, type Wallet } from "../index.ts";
import { bet, openBook } from "../testing/open-book.ts";

/**
 * A server of its own: its settings are changed. What is asked over `local` waits for no standby.
 */
let directory: string;
let server: EmbeddedServer;
let local: Database;
let player: bigint;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "perya-unknown-"));
  server = await startEmbedded({
    directory,
    throwaway: true,
    settings: ["synchronous_commit=on"],
  });
  await server.ensureDatabase("platform");
  await migratePlatform(server.url("platform"));
  local = connect(server.url("platform"), { forgetful: true });
  const book = openBook(local);
  player = await book.playerWith(1_000_000n);
  // The first bet opens its vendor's account at the house, which is a commit of its own.
  await book.wallet.submit([bet({ player })]);
  await book.wallet.close();
}, 120_000);
afterAll(async () => {
  expect(await verifyLedger(local)).toMatchObject({ green: true });
  await local.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

/** The platform's wallet, over the server or what stands before it. */
async function withWallet(url: string, work: (wallet: Wallet) => Promise<void>): Promise<void> {
  const ledger = connect(url, { connections: 4, ...WALLET_LIMITS });
  const wallet = openWallet({ db: ledger, lanes: 1, onCommitted: () => undefined });
  await work(wallet);
  await wallet.close();
  await ledger.close();
}

const ask = (wallet: Wallet, command: VendorCommand): Promise<Answer | Error | undefined> =>
  wallet.submit([command]).then(
    ([answer]) => answer,
    (fault: Error) => fault,
  );

async function nameStandbys(names: string): Promise<void> {
  await local.run({ text: `alter system set synchronous_standby_names = '${names}'`, values: [] });
  await local.run(sql`select pg_reload_conf()`);
}

test("a bet whose wait for the standby was cancelled is an outage to its vendor, and its repeat finds it", async () => {
  await withWallet(server.url("platform"), async (wallet) => {
    await nameStandbys("nobody");
    const cancel = () =>
      local.run(
        sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
      );
    let cut: VendorCommand | undefined;
    // The server hears of its new setting a moment later: until then bets don't wait.
    await vi.waitFor(async () => {
      const command = bet({ player });
      let over = false;
      const answer = ask(wallet, command).finally(() => (over = true));
      await vi.waitFor(async () => expect(over || (await cancel()) > 0).toBe(true), 20_000);
      expect(isUnavailable(await answer)).toBe(true);
      cut = command;
    }, 20_000);
    await nameStandbys("");
    const again = await vi.waitFor(async () => {
      const answer = cut && (await ask(wallet, cut));
      expect(answer).toMatchObject({ ok: true });
      return answer;
    }, 20_000);
    expect(again).toMatchObject({ receipt: { replayed: true } });
  });
}, 90_000);

test("a database host that vanishes is an outage to vendors, whose lane goes on when there is a host again", async () => {
  await using forwarder = await openForwarder(server.port);
  await withWallet(
    server.url("platform").replace(`:${server.port}/`, `:${forwarder.port}/`),
    async (wallet) => {
      expect(await ask(wallet, bet({ player }))).toMatchObject({ ok: true });
      forwarder.vanish();
      const cut = bet({ player });
      expect(isUnavailable(await ask(wallet, cut))).toBe(true);
      forwarder.appear();
      await vi.waitFor(
        async () => expect(await ask(wallet, cut)).toMatchObject({ ok: true }),
        20_000,
      );
      expect(await ask(wallet, cut)).toMatchObject({ ok: true, receipt: { replayed: true } });
    },
  );
}, 60_000);
