import { connect, type Database } from "@perya/postgres";
import { startEmbedded, type EmbeddedServer } from "@perya/postgres/embedded";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migratePlatform } from "../../../migrate.ts";
import { entriesBetween, openWallet } from "../index.ts";
import { bet, openBook, rollback, win } from "../testing/open-book.ts";

const START = 1_000_000n;
const CALLERS = 24;
const CUTS = 3;

/** A server of its own, with everything durable: this one gets killed. */
let directory: string;
let server: EmbeddedServer;
let db: Database;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "perya-power-cut-"));
  server = await startEmbedded({ directory });
  await server.ensureDatabase("platform");
  await migratePlatform(server.url("platform"));
  db = connect(server.url("platform"));
});
afterAll(async () => {
  await db.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

interface Sent {
  readonly command: VendorCommand;
  /** Undefined for a fault: nobody knows then whether it took effect. */
  readonly answer: Answer | undefined;
}

type Book = ReturnType<typeof openBook>;

/**
 * Bets, and pays or takes back what was taken, until stopped. Asks nothing twice: what is unknown
 * stays unknown.
 */
async function call(
  book: Book,
  players: readonly bigint[],
  sent: Sent[],
  stopped: () => boolean,
): Promise<void> {
  const send = async (command: VendorCommand) => {
    const answer = await book.wallet.submit([command]).then(
      ([answer]) => answer,
      () => undefined,
    );
    sent.push({ command, answer });
    return answer?.ok === true;
  };
  for (let at = 0; !stopped(); at++) {
    const stake = bet({
      player: players[at % players.length] ?? 0n,
      units: BigInt(1 + (at % 97)),
    });
    if (await send(stake))
      await send(
        at % 4 === 0 ? rollback(stake) : win(stake, { units: BigInt(at % 50), closesRound: true }),
      );
    await pause(2 + (at % 10));
  }
}

async function ledgerOf(players: readonly bigint[]) {
  const logs = await Promise.all(
    players.map(async (player) => {
      const log = [];
      for (let from = 1n; ; from += 1_000n) {
        const page = await entriesBetween(db, player, from, from + 999n);
        if (page.length === 0) return log;
        log.push(...page);
      }
    }),
  );
  return new Map(logs.flat().map((entry) => [entry.transaction, entry]));
}

/** What a player must have when everything that was sent took effect once. */
function due(player: bigint, sent: readonly Sent[]): bigint {
  const own = sent.filter(({ command }) => command.player === player).map(({ command }) => command);
  const stakes = new Map(
    own.filter(({ kind }) => kind === "bet").map(({ transaction, units }) => [transaction, units]),
  );
  return own.reduce((cash, { kind, units, reference }) => {
    if (kind === "bet") return cash - units;
    return cash + (kind === "win" ? units : (stakes.get(reference ?? "") ?? 0n));
  }, START);
}

test("with PostgreSQL killed under the batcher every caller gets an answer or a fault, and the ledger is exact when all of it is sent again", async () => {
  const book = openBook(db);
  const players = await Promise.all(Array.from({ length: 8 }, () => book.playerWith(START)));
  const sent: Sent[] = [];
  let over = false;
  const calling = Array.from({ length: CALLERS }, (_, at) =>
    call(book, [...players.slice(at % 8), ...players.slice(0, at % 8)], sent, () => over),
  );
  for (let cut = 0; cut < CUTS; cut++) {
    await pause(200 + Math.random() * 300);
    await server.kill();
    server = await startEmbedded({ directory, port: server.port });
  }
  await pause(200);
  over = true;
  await Promise.all(calling);

  const acknowledged = sent.flatMap(({ command, answer }) =>
    answer?.ok ? [{ command, receipt: answer.receipt }] : [],
  );
  const ledger = await ledgerOf(players);
  const lost = acknowledged.filter(({ command, receipt }) => {
    const entry = ledger.get(command.transaction);
    return (
      `${entry?.player}-${entry?.seq}` !== receipt.entry ||
      entry?.after !== receipt.balance ||
      entry.units !== command.units
    );
  });
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(200);
  expect(sent.filter(({ answer }) => answer === undefined).length).toBeGreaterThan(CUTS);
  expect(sent.filter(({ answer }) => answer?.ok === false)).toEqual([]);

  const fresh = openWallet({ db, lanes: 2, onCommitted: () => undefined });
  for (const wallet of [book.wallet, fresh]) {
    const again = await Promise.all(
      sent.map(async ({ command }) => (await wallet.submit([command]))[0]),
    );
    const differing = again.filter((answer, at) => {
      const first = sent[at]?.answer;
      if (!answer?.ok) return answer?.refusal !== "TRANSACTION_ROLLED_BACK";
      return (
        first?.ok === true &&
        (answer.receipt.entry !== first.receipt.entry ||
          answer.receipt.balance !== first.receipt.balance)
      );
    });
    expect(differing).toEqual([]);
  }
  // Opening and deposit of each player, and each command once.
  const after = await ledgerOf(players);
  expect(after.size).toBe(sent.length + 2 * players.length);
  for (const player of players)
    expect(await book.balance(player)).toEqual({ cash: due(player, sent), held: 0n, owed: 0n });
  expect(await book.verify()).toMatchObject({ green: true, entries: BigInt(after.size) });
  await Promise.all([book.wallet.close(), fresh.close()]);
});
