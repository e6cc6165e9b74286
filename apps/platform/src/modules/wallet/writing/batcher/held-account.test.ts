import { connect, isUnavailable, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { apart, cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import type { VendorCommand } from "@perya/wallet-protocol";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { openWallet, verifyLedger, WALLET_LIMITS, type Wallet } from "../../index.ts";
import { bet, openBook } from "../../testing/open-book.ts";

const PLAYERS = 30;
const LEAST_BETS = 300;
const LANES = 2;

let db: TestDatabase;
let ledger: Database;
let wallet: Wallet;
let book: ReturnType<typeof openBook>;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  ledger = connect(db.url, { connections: 8, ...WALLET_LIMITS });
  wallet = openWallet({ db: ledger, lanes: LANES, onCommitted: () => undefined });
  book = openBook(db);
});
afterAll(async () => {
  await wallet.close();
  await ledger.close();
  const proof = await verifyLedger(db);
  expect(proof.books.flatMap(({ problems }) => problems)).toEqual([]);
  await db.close();
});

/**
 * Holds a player's account in another transaction, as a paused machine does, while `work` goes on.
 */
function whileHeld<Value>(players: readonly bigint[], work: () => Promise<Value>): Promise<Value> {
  return db.inTransaction(async (tx) => {
    await tx.run(
      sql`select from wallet_account where player = any (${players}::int8[]) for update`,
    );
    return apart(work);
  });
}

/**
 * Counts the statements that are seen waiting for a lock, each once: `look` looks again and answers
 * how many there were since the beginning.
 */
function watchWaits() {
  const seen = new Set<string>();
  const waits = sql`
    select pid || ' ' || query_start as statement from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const look = async () => {
    for (const { statement } of await db.rows<{ statement: string }>(waits)) seen.add(statement);
    return seen.size;
  };
  return { look };
}

/**
 * Until so many statements that wait for a lock have been seen. Each connection has one at a time.
 */
async function untilWaited(times: number): Promise<void> {
  const { look } = watchWaits();
  await vi.waitFor(async () => expect(await look()).toBeGreaterThanOrEqual(times), {
    timeout: 60_000,
    interval: 10,
  });
}

interface Asked {
  readonly ok: boolean;
}

async function ask(command: VendorCommand): Promise<Asked> {
  const [answer] = await wallet.submit([command]).catch(() => []);
  return { ok: answer?.ok === true };
}

test("while one account is held and its vendor repeats, 99 of 100 bets of the others are accepted, and batches don't go on waiting for that account", async () => {
  const [held = 0n, ...others] = await Promise.all(
    Array.from({ length: PLAYERS + 1 }, () => book.playerWith(1_000_000n)),
  );
  const stuck = bet({ player: held });
  const faults: unknown[] = [];
  const { asked, waits } = await whileHeld([held], async () => {
    const { look } = watchWaits();
    const asked: Asked[] = [];
    let playing = true;
    // Until nobody waits any more for some of the held player's bets.
    const play = async (player: bigint) => {
      while (asked.length < LEAST_BETS || faults.length < 20)
        asked.push(await ask(bet({ player })));
    };
    const besides = async (work: () => Promise<unknown>) => {
      while (playing) await work();
    };
    // Its vendor has no patience: every answer it may get is that of one bet.
    const repeat = besides(() => {
      void wallet.submit([stuck]).catch((fault: unknown) => faults.push(fault));
      return new Promise((resolve) => setTimeout(resolve, 10));
    });
    const watch = besides(look);
    await Promise.all(others.map(play));
    playing = false;
    await Promise.all([repeat, watch]);
    return { asked, waits: await look() };
  });
  expect(asked.filter(({ ok }) => ok).length / asked.length).toBeGreaterThanOrEqual(0.99);
  // One lane meets it, or each once; where every batch waited for it, some twenty would be seen.
  expect(waits).toBeLessThanOrEqual(2 * LANES);
  // Nobody knows, and that is what its vendor hears.
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every(isUnavailable)).toBe(true);
  expect(await ask(stuck)).toMatchObject({ ok: true });
  expect(await book.balance(held)).toMatchObject({ cash: 1_000_000n - 100n });
});

test("a player whose account was held for a moment is answered as soon as it is free, in the order of the calls, and bets with the others again", async () => {
  const players = await Promise.all(Array.from({ length: 3 }, () => book.playerWith(1_000n)));
  const bets = players.flatMap((player) => [
    bet({ player, units: 600n }),
    bet({ player, units: 600n, transaction: `second-${player}` }),
  ]);
  const sent = await whileHeld(players.slice(0, 2), async () => {
    const sent = bets.map((command) => wallet.submit([command]));
    // Long enough for a batch to have met them.
    await sent[4];
    return sent;
  });
  const answers = await Promise.all(sent);
  expect(answers.map(([answer]) => answer?.ok === true || answer?.refusal)).toEqual([
    true,
    "NOT_ENOUGH_MONEY",
    true,
    "NOT_ENOUGH_MONEY",
    true,
    "NOT_ENOUGH_MONEY",
  ]);
  for (const player of players)
    expect(await ask(bet({ player, units: 1n }))).toMatchObject({ ok: true });
});

test("a command that can't be written is refused alone, also among players whose accounts are held", async () => {
  const [bad = 0n, good = 0n, other = 0n] = await Promise.all(
    Array.from({ length: 3 }, () => book.playerWith(1_000n)),
  );
  const sent = await whileHeld([bad, good], async () => {
    const met = [bad, good].map((player) => ask(bet({ player })));
    // In one batch with them: once it is answered they wait beside the batches, and what they send
    // next waits there with them.
    await ask(bet({ player: other }));
    const next = [bet({ player: bad, transaction: "nul \u0000" }), bet({ player: good })].map(ask);
    await ask(bet({ player: other }));
    return [...met, ...next];
  });
  expect((await Promise.all(sent)).map(({ ok }) => ok)).toEqual([true, true, false, true]);
});

test("a repeat of what was decided is answered while its player's account is held", async () => {
  const player = await book.playerWith(1_000n);
  const stake = bet({ player });
  expect(await ask(stake)).toMatchObject({ ok: true });
  // All that this process remembers now is that it has seen the bet's id.
  const more = { kind: "deposit", player, key: `more:${player}`, units: 1n } as const;
  await db.inTransaction((tx) => wallet.append(tx, [more]));
  const repeated = await whileHeld([player], () => wallet.submit([stake]));
  expect(repeated).toMatchObject([{ ok: true, receipt: { balance: 900n, replayed: true } }]);
});

test("a bet whose id another process is just writing keeps no other bet waiting", async () => {
  const lone = openWallet({ db: ledger, lanes: 1, onCommitted: () => undefined });
  const [player = 0n, elsewhere = 0n, other = 0n] = await Promise.all(
    Array.from({ length: 3 }, () => book.playerWith(1_000n)),
  );
  const stuck = bet({ player });
  const first = await db.inTransaction(async (tx) => {
    await book.wallet.appendEach(tx, [[{ ...stuck, player: elsewhere }]], 1);
    const submit = (command: VendorCommand) =>
      lone.submit([command]).then(
        () => command.player,
        () => command.player,
      );
    return apart(() => Promise.race([stuck, bet({ player: other })].map(submit)));
  });
  expect(first).toBe(other);
  await lone.close();
});

/**
 * Bets of a crowd at once while another transaction locks a table, as a migration does. Answers how
 * many were accepted, and in how many batches.
 */
async function whileLocked(
  table: ReturnType<typeof sql>,
): Promise<{ accepted: number; batches: number }> {
  const crowd = await Promise.all(Array.from({ length: 200 }, () => book.playerWith(1_000n)));
  const batches = async () =>
    (await db.row<{ n: bigint }>(sql`select count(*) as n from wallet_batch`))?.n ?? 0n;
  const before = await batches();
  const sent = await db.inTransaction(async (tx) => {
    await tx.run(sql`lock table ${table} in exclusive mode`);
    return apart(async () => {
      const sent = crowd.map((player) => ask(bet({ player })));
      // Until the crowd has waited for the lock in vain, and waits again.
      await untilWaited(4);
      return sent;
    });
  });
  const asked = await Promise.all(sent);
  return {
    accepted: asked.filter(({ ok }) => ok).length,
    batches: Number((await batches()) - before),
  };
}

test("a crowd that a locked table holds up is written together as soon as it can be, not one by one", async () => {
  const { accepted, batches } = await whileLocked(sql`wallet_batch`);
  expect(accepted).toBe(200);
  expect(batches).toBeLessThan(40);
});

test("while one account is held, deposits of other players are credited, also in the process that waits for that account", async () => {
  const [held, other] = [await book.playerWith(1_000n), await book.playerWith(1_000n)];
  const deposit = (player: bigint) =>
    ledger.inTransaction((tx) =>
      wallet.append(tx, [
        { kind: "deposit", player, key: `deposit:while-held:${player}`, units: 50n },
      ]),
    );
  const waiting = connect(db.url, {
    connections: 1,
    lockTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
  });
  try {
    const stuck = await whileHeld([held], async () => {
      const stuck = waiting.inTransaction((tx) =>
        wallet.append(tx, [{ kind: "deposit", player: held, key: "deposit:stuck", units: 50n }]),
      );
      await untilWaited(1);
      expect(await deposit(other)).toMatchObject({ ok: true });
      return { stuck };
    });
    expect(await stuck.stuck).toMatchObject({ ok: true });
    // The usual chain is free again, and goes on where it was.
    expect(await deposit(held)).toMatchObject({ ok: true });
  } finally {
    await waiting.close();
  }
  expect(await book.balance(held)).toMatchObject({ cash: 1_100n });
  expect(await book.balance(other)).toMatchObject({ cash: 1_050n });
});
