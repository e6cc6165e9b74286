import { randomUUID } from "node:crypto";
import type { Database } from "@perya/postgres";
import type { Answer } from "@perya/wallet-protocol";
import { expect } from "vitest";
import {
  entriesBetween,
  guardsOf,
  openWallet,
  type Command,
  type Movement,
  type Wallet,
} from "../index.ts";
import { apart, changed, finished, isVendor } from "./own-commands.ts";
import { PLAYERS } from "./changes.ts";
import { ROUNDS, type Step, type Way } from "./random-steps.ts";
import { append, submit } from "./reference-wallet.ts";
import { accountOf, newWorld, roundOf, type Said, type World } from "./reference-world.ts";

const START = 2_000n;
const MAX_ENTRIES = 1_000n;
let runs = 0n;

/**
 * Two real wallets on one database and the reference beside them. Steps speak of players 0, 1, 2
 * and of short ids; each run has its own.
 */
export interface Run {
  readonly db: Database;
  readonly world: World;
  readonly wallets: Record<"first" | "second", Wallet>;
  readonly sent: (readonly Command[])[];
  /** Player 0 of this run. */
  readonly base: bigint;
  readonly prefix: string;
  /** Told what was answered, to count it. */
  readonly heard: (kind: string, said: Said) => void;
}

/** One lane, so that what is sent at once is decided in one batch and in order. */
const newWallet = (db: Database) => openWallet({ db, lanes: 1, onCommitted: () => undefined });

/** A run of its own: three players, the first with nothing. */
export async function startRun(db: Database, heard: Run["heard"]): Promise<Run> {
  const wallets = { first: newWallet(db), second: newWallet(db) };
  const run: Run = {
    db,
    world: newWorld(),
    wallets,
    sent: [],
    base: ++runs * 100n,
    prefix: randomUUID(),
    heard,
  };
  for (let number = 0n; number < PLAYERS; number++) {
    const player = run.base + number;
    const account = {
      cash: 0n,
      held: 0n,
      owed: 0n,
      blocked: false,
      excludedUntil: 0,
      caps: {},
      entries: [],
    };
    run.world.accounts.set(player, account);
    const open = {
      kind: "open",
      player,
      key: `${run.prefix}-open${number}`,
      currency: "PHP",
      book: "play",
    } as const;
    const deposit = {
      kind: "deposit",
      player,
      key: `${run.prefix}-start${number}`,
      units: number === 0n ? 0n : START,
    } as const;
    await compare(run, "direct", [open, deposit]);
  }
  return run;
}

export async function endRun({ wallets }: Run): Promise<void> {
  await Promise.all([wallets.first.close(), wallets.second.close()]);
}

/** Does one step with the wallets and with the reference, and expects the same answers of both. */
export async function take(run: Run, step: Step): Promise<void> {
  if (step.type === "restart") {
    await run.wallets.first.close();
    run.wallets.first = newWallet(run.db);
  } else if (step.type === "group") {
    await compare(
      run,
      step.way,
      step.group.map((draft) => finished(run, draft)),
    );
  } else if (step.type === "together") {
    await compareTogether(
      run,
      apart(step.groups.map((group) => group.map((draft) => finished(run, draft)))),
    );
  } else if (step.type === "each") {
    const groups = step.groups.map((group) => group.map((draft) => finished(run, draft)));
    for (let times = step.again ? 2 : 1; times > 0; times--) await compareEach(run, groups);
  } else {
    await sendAgain(run, step);
  }
}

async function compare(run: Run, way: Way, group: readonly Command[]): Promise<void> {
  const { db, world, wallets, sent } = run;
  sent.push(group);
  if (way === "direct") {
    const real = await db.inTransaction((tx) => wallets.first.append(tx, group));
    const said = real.ok
      ? real.value.map((receipt) => sayingOf({ ok: true, receipt }))
      : real.refusal;
    expect(said).toEqual(append(world, group, Date.now()));
    group.forEach(({ kind }, at) =>
      run.heard(kind, typeof said === "string" ? { ok: false, refusal: said } : (said[at] as Said)),
    );
  } else {
    const said = (await wallets[way].submit(group)).map(sayingOf);
    expect(said).toEqual(submit(world, group, Date.now()));
    group.forEach(({ kind }, at) => run.heard(kind, said[at] as Said));
  }
}

async function compareTogether(
  { world, wallets, sent, heard }: Run,
  groups: readonly (readonly Command[])[],
): Promise<void> {
  sent.push(...groups);
  const real = (await Promise.all(groups.map((group) => wallets.first.submit(group)))).map(
    (answers) => answers.map(sayingOf),
  );
  expect(real).toEqual(groups.map((group) => submit(world, group, Date.now())));
  groups.forEach((group, at) =>
    group.forEach(({ kind }, index) => heard(kind, real[at]?.[index] as Said)),
  );
}

/** One transaction for all of them says what they would be told one by one. */
async function compareEach(
  { db, world, wallets, sent, heard }: Run,
  groups: readonly (readonly Movement[])[],
): Promise<void> {
  sent.push(...groups);
  const real = (await db.inTransaction((tx) => wallets.first.appendEach(tx, groups))).map(
    (answers) => answers.map(sayingOf),
  );
  expect(real).toEqual(groups.map((group) => submit(world, group, Date.now())));
  groups.forEach((group, at) =>
    group.forEach(({ kind }, index) => heard(kind, real[at]?.[index] as Said)),
  );
}

/** Sends what was sent before, as it was or with something about it changed. */
async function sendAgain(
  run: Run,
  { ago, way, change }: Extract<Step, { type: "again" }>,
): Promise<void> {
  const before = run.sent.at(-ago);
  const [first] = before ?? [];
  if (!before || !first) return;
  if (!isVendor(first)) return compare(run, "direct", before);
  return compare(run, way, before.length === 1 ? [changed(run, first, change)] : before);
}

/**
 * What an answer says to a vendor: entry numbers and whether it was read from memory are the
 * wallet's own business.
 */
function sayingOf(answer: Answer): Said {
  if (!answer.ok)
    return {
      ok: false,
      refusal: answer.refusal,
      ...(answer.balance === undefined ? {} : { balance: answer.balance }),
    };
  const { balance, tombstone } = answer.receipt;
  return tombstone ? { ok: true, balance, tombstone } : { ok: true, balance };
}

/** Money, guards and everything that was written, of every player, and which rounds take bets. */
export async function compareWorlds({ db, world, wallets }: Run): Promise<void> {
  for (const player of world.accounts.keys()) {
    const { cash, held, owed, blocked, caps, entries } = accountOf(world, player);
    expect(await wallets.first.balance(player)).toMatchObject({ cash, held, owed });
    expect(await guardsOf(db, player)).toMatchObject({ blocked, ...caps });
    expect(await entriesBetween(db, player, 1n, MAX_ENTRIES)).toMatchObject(entries);
    for (const round of ROUNDS)
      expect([round, await takesNoBets(wallets.second, player, round)]).toEqual([
        round,
        world.ended.has(roundOf({ vendor: 7, player, round })),
      ]);
  }
}

async function takesNoBets(wallet: Wallet, player: bigint, round: string): Promise<boolean> {
  const probe = {
    kind: "bet",
    vendor: 7,
    player,
    transaction: randomUUID(),
    round,
    game: "probe",
    currency: "PHP",
    units: 0n,
  } as const;
  const [answer] = await wallet.submit([
    { ...probe, reference: null, free: true, closesRound: false },
  ]);
  return answer?.ok === false && answer.refusal === "ROUND_CLOSED";
}
