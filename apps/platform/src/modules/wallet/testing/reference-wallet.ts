import type { VendorCommand } from "@perya/wallet-protocol";
import type { Command, EntryStatus } from "../index.ts";
import { decideHouse } from "./reference-house.ts";
import {
  accountOf,
  apply,
  contentOf,
  CURRENCY,
  keyOf,
  MOST,
  remember,
  roundOf,
  write,
  type Known,
  type Said,
  type World,
} from "./reference-world.ts";

const STORED: ReadonlySet<string> = new Set([
  "NOT_ENOUGH_MONEY",
  "LIMIT_REACHED",
  "PLAYER_DISABLED",
]);

/**
 * One player's commands through the batcher: all or none, and a rejection that is final is kept,
 * alone.
 */
export function submit(world: World, group: readonly Command[], now: number): Said[] {
  for (const command of group) {
    const known = recall(world, command);
    if (known && !known.ok) return group.map(() => known);
  }
  const trial = structuredClone(world);
  const said: Said[] = [];
  for (const command of group) {
    const one = decide(trial, command, now);
    if (!one.ok) {
      const kept = keep(world, command, one);
      return group.map(() => kept);
    }
    said.push(one);
  }
  Object.assign(world, trial);
  return said;
}

/**
 * Commands of any players in the caller's transaction: all or none, and a refusal leaves nothing
 * behind. Undefined stands for a refusal.
 */
export function append(world: World, group: readonly Command[], now: number): Said[] | string {
  const trial = structuredClone(world);
  const said: Said[] = [];
  for (const command of group) {
    const one = decide(trial, command, now);
    if (!one.ok) return one.refusal;
    said.push(one);
  }
  Object.assign(world, trial);
  return said;
}

function keep(world: World, command: Command, said: Said & { ok: false }): Said {
  if (!("vendor" in command) || !STORED.has(said.refusal) || world.known.has(keyOf(command)))
    return said;
  const account = accountOf(world, command.player);
  const kept: Said = { ok: false, refusal: said.refusal, balance: account.cash };
  remember(world, command, kept, 0n);
  write(account, { kind: command.kind, status: said.refusal as EntryStatus });
  return kept;
}

function decide(world: World, command: Command, now: number): Said {
  const known = recall(world, command);
  if (known) return known;
  if (!("vendor" in command)) return decideHouse(world, command);
  if (command.kind === "bet") return decideBet(world, command, now);
  if (command.kind === "win") return decideWin(world, command);
  if (command.kind === "rollback") return decideRollback(world, command);
  return apply(world, command, {});
}

/** Points 8, 9 and 10: an amount above int64 is a wrong type, and then: an id is decided once. */
function recall(world: World, command: Command): Said | undefined {
  if ("vendor" in command && command.units > MOST)
    return { ok: false, refusal: "AMOUNT_TOO_LARGE" };
  const known = world.known.get(keyOf(command));
  if (!known) return undefined;
  const no = (refusal: string): Said => ({ ok: false, refusal });
  if (known.kind === "tombstone")
    return no(
      known.player === command.player ? "TRANSACTION_ROLLED_BACK" : "DUPLICATE_TRANSACTION",
    );
  if (known.content !== contentOf(command)) return no("DUPLICATE_TRANSACTION");
  if ("hold" in command && command.units !== undefined && command.units !== known.part)
    return no("DUPLICATE_TRANSACTION");
  return known.takenBack ? no("TRANSACTION_ROLLED_BACK") : known.said;
}

/** Point 11, and the guards. */
function decideBet(world: World, bet: VendorCommand, now: number): Said {
  const account = accountOf(world, bet.player);
  const stake = bet.free ? 0n : bet.units;
  const no = (refusal: string): Said => ({ ok: false, refusal });
  if (bet.currency !== CURRENCY) return no("WRONG_CURRENCY");
  if (world.ended.has(roundOf(bet))) return no("ROUND_CLOSED");
  if (account.blocked || account.excludedUntil > now) return no("PLAYER_DISABLED");
  const closed = account.caps.bonusClosed ?? 0n;
  const isClosed = bet.category !== undefined && (closed & (1n << BigInt(bet.category))) > 0n;
  if (stake > 0n && (isClosed || passesCap(world, bet.player, stake))) return no("LIMIT_REACHED");
  if (stake > account.cash) return no("NOT_ENOUGH_MONEY");
  return apply(world, bet, { cash: -stake });
}

/** All of it happened today, so a month's cap is a day's. */
function passesCap(world: World, player: bigint, stake: bigint): boolean {
  const { caps } = accountOf(world, player);
  const passes = (used: bigint, ...most: readonly (bigint | null | undefined)[]) =>
    most.some((cap) => typeof cap === "bigint" && used + stake > cap);
  const stood = [...world.known.values()].filter(
    (known) => known.player === player && known.said.ok && !known.takenBack,
  );
  const cashOf = (kind: string) =>
    stood.filter((known) => known.kind === kind).reduce((sum, { cash }) => sum + cash, 0n);
  const staked = -cashOf("bet");
  const lost = staked - cashOf("win");
  return (
    passes(0n, caps.singleBet, caps.bonusBet) ||
    passes(staked, caps.dailyWager, caps.weeklyWager, caps.monthlyWager) ||
    passes(lost, caps.dailyLoss, caps.weeklyLoss, caps.monthlyLoss)
  );
}

/** Point 12. */
function decideWin(world: World, win: VendorCommand): Said {
  const pays = (bet: Known | undefined) =>
    bet?.kind === "bet" &&
    bet.said.ok &&
    !bet.takenBack &&
    bet.player === win.player &&
    bet.round === roundOf(win);
  const stands =
    win.reference === null
      ? [...world.known.values()].some(pays)
      : pays(world.known.get(`${win.vendor}:${win.reference}`));
  if (!stands) return { ok: false, refusal: "TRANSACTION_DOES_NOT_EXIST" };
  if (win.currency !== CURRENCY) return { ok: false, refusal: "WRONG_CURRENCY" };
  return apply(world, win, { cash: win.units, late: world.ended.has(roundOf(win)) });
}

/** Point 13. */
function decideRollback(world: World, rollback: VendorCommand): Said {
  const key = `${rollback.vendor}:${rollback.reference}`;
  const taken = world.known.get(key);
  const missing: Said = { ok: false, refusal: "TRANSACTION_DOES_NOT_EXIST" };
  if (rollback.reference === null || rollback.reference === rollback.transaction) return missing;
  if (!taken) {
    const said = apply(world, rollback, {}, true);
    world.known.set(key, {
      player: rollback.player,
      kind: "tombstone",
      content: "",
      said,
      round: "",
      cash: 0n,
      takenBack: false,
    });
    write(accountOf(world, rollback.player), { kind: "tombstone" });
    return said;
  }
  if (taken.player !== rollback.player || !["bet", "win", "tombstone"].includes(taken.kind))
    return missing;
  if (taken.kind === "tombstone" || taken.takenBack || !taken.said.ok)
    return apply(world, rollback, {});
  taken.takenBack = true;
  const { cash } = accountOf(world, rollback.player);
  const back = cash - taken.cash < 0n ? -cash : -taken.cash;
  return apply(world, rollback, { cash: back, owed: back + taken.cash });
}
