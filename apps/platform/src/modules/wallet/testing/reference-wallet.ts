import type { VendorCommand } from "@perya/wallet-protocol";
import type { Command, EntryStatus } from "../index.ts";

/**
 * The wallet as the contract tells it (wallet-api, section 2), written to be read and not to be fast: one world, copied whole before anything is tried, no log, no batches,
 * no memory that could be stale. Shares no code with the real one.
 */
export interface World {
  readonly accounts: Map<bigint, Money>;
  /** Everything that was decided for good, by vendor and id; the house is vendor 0. */
  readonly known: Map<string, Known>;
  /** Ended rounds, by vendor, player and name. */
  readonly ended: Set<string>;
}

export interface Money {
  cash: bigint;
  held: bigint;
  owed: bigint;
  blocked: boolean;
  excludedUntil: number;
  singleBet: bigint | null;
  dailyWager: bigint | null;
  /** What was written for the player, as far as it can be read back. */
  readonly entries: Written[];
}

interface Written {
  readonly kind: string;
  readonly status: EntryStatus;
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
  readonly after: bigint;
  readonly closes: boolean;
  readonly late: boolean;
}

/** `content` is what a replay must repeat; a tombstone has none, since what comes late is refused whatever it says. */
interface Known {
  readonly player: bigint;
  readonly kind: string;
  readonly content: string;
  readonly said: Said;
  readonly round: string;
  /** What it did to cash. */
  readonly cash: bigint;
  takenBack: boolean;
}

export type Said =
  | { readonly ok: true; readonly balance: bigint; readonly tombstone?: true }
  | { readonly ok: false; readonly refusal: string; readonly balance?: bigint };

const CURRENCY = "PHP";
/** What a pocket can hold. */
export const MOST = 2n ** 63n - 1n;
const STORED: ReadonlySet<string> = new Set(["NOT_ENOUGH_MONEY", "LIMIT_REACHED", "PLAYER_DISABLED"]);

export function newWorld(): World {
  return { accounts: new Map(), known: new Map(), ended: new Set() };
}

/** One player's commands through the batcher: all or none, and a rejection that is final is kept, alone. */
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

/** Commands of any players in somebody's transaction: all or none, and a refusal leaves nothing behind. Undefined stands for a refusal. */
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
  if (!("vendor" in command) || !STORED.has(said.refusal) || world.known.has(keyOf(command))) return said;
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

/** Points 9 and 10: an id is decided once. */
function recall(world: World, command: Command): Said | undefined {
  const known = world.known.get(keyOf(command));
  if (!known) return undefined;
  const no = (refusal: string): Said => ({ ok: false, refusal });
  if (known.kind === "tombstone") return no(known.player === command.player ? "TRANSACTION_ROLLED_BACK" : "DUPLICATE_TRANSACTION");
  if (known.content !== contentOf(command)) return no("DUPLICATE_TRANSACTION");
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
  if (account.singleBet !== null && stake > account.singleBet) return no("LIMIT_REACHED");
  if (account.dailyWager !== null && wagered(world, bet.player) + stake > account.dailyWager) return no("LIMIT_REACHED");
  if (stake > account.cash) return no("NOT_ENOUGH_MONEY");
  return apply(world, bet, { cash: -stake });
}

/** All of it happened today. */
function wagered(world: World, player: bigint): bigint {
  const bets = [...world.known.values()].filter((known) => known.player === player && known.kind === "bet" && known.said.ok && !known.takenBack);
  return bets.reduce((sum, bet) => sum - bet.cash, 0n);
}

/** Point 12. */
function decideWin(world: World, win: VendorCommand): Said {
  const pays = (bet: Known | undefined) =>
    bet?.kind === "bet" && bet.said.ok && !bet.takenBack && bet.player === win.player && bet.round === roundOf(win);
  const stands = win.reference === null ? [...world.known.values()].some(pays) : pays(world.known.get(`${win.vendor}:${win.reference}`));
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
    world.known.set(key, { player: rollback.player, kind: "tombstone", content: "", said, round: "", cash: 0n, takenBack: false });
    write(accountOf(world, rollback.player), { kind: "tombstone" });
    return said;
  }
  if (taken.player !== rollback.player || !["bet", "win", "tombstone"].includes(taken.kind)) return missing;
  if (taken.kind === "tombstone" || taken.takenBack || !taken.said.ok) return apply(world, rollback, {});
  taken.takenBack = true;
  const { cash } = accountOf(world, rollback.player);
  const back = cash - taken.cash < 0n ? -cash : -taken.cash;
  return apply(world, rollback, { cash: back, owed: back + taken.cash });
}

/** The house's own movements: what must be there first is asked for, and no refusal is kept. */
function decideHouse(world: World, command: Exclude<Command, VendorCommand>): Said {
  const account = accountOf(world, command.player);
  const move = (units: bigint, available: bigint, effect: Effect): Said =>
    units > available ? { ok: false, refusal: "NOT_ENOUGH_MONEY" } : apply(world, command, effect);
  const guard = (change: Partial<Money>): Said => {
    Object.assign(account, change);
    return apply(world, command, {});
  };
  switch (command.kind) {
    case "deposit":
    case "transfer-in":
      return apply(world, command, { cash: command.units });
    case "adjust":
      return move(-command.units, account.cash, { cash: command.units });
    case "transfer-out":
      return move(command.units, account.cash, { cash: -command.units });
    case "hold":
      return move(command.units, account.cash, { cash: -command.units, held: command.units });
    case "release":
      return move(command.units, account.held, { cash: command.units, held: -command.units });
    case "capture":
      return move(command.units, account.held, { held: -command.units });
    case "collect":
      return move(command.units, account.cash < account.owed ? account.cash : account.owed, { cash: -command.units, owed: -command.units });
    case "waive":
      return move(command.units, account.owed, { owed: -command.units });
    case "block":
    case "unblock":
      return guard({ blocked: command.kind === "block" });
    case "exclude":
      return guard({ excludedUntil: Math.max(account.excludedUntil, command.until.epochMilliseconds) });
    case "limit": {
      const { singleBet = account.singleBet, dailyWager = account.dailyWager } = command;
      return guard({ singleBet, dailyWager });
    }
    case "open":
      return apply(world, command, {});
  }
}

type Effect = { readonly cash?: bigint; readonly held?: bigint; readonly owed?: bigint; readonly late?: boolean };

function apply(world: World, command: Command, effect: Effect, tombstone = false): Said {
  const account = accountOf(world, command.player);
  const { cash = 0n, held = 0n, owed = 0n, late = false } = effect;
  if ([account.cash + cash, account.held + held, account.owed + owed].some((pocket) => pocket > MOST))
    return { ok: false, refusal: "AMOUNT_TOO_LARGE" };
  account.cash += cash;
  account.held += held;
  account.owed += owed;
  const closes = "vendor" in command && (command.closesRound || command.kind === "close");
  if ("vendor" in command && closes) world.ended.add(roundOf(command));
  const said: Said = tombstone ? { ok: true, balance: account.cash, tombstone } : { ok: true, balance: account.cash };
  remember(world, command, said, cash);
  write(account, { kind: command.kind, cash, held, owed, closes, late });
  return said;
}

function remember(world: World, command: Command, said: Said, cash: bigint): void {
  const round = "vendor" in command ? roundOf(command) : "";
  const { player, kind } = command;
  world.known.set(keyOf(command), { player, kind, content: contentOf(command), said, round, cash, takenBack: false });
}

function write(account: Money, parts: Partial<Written> & Pick<Written, "kind">): void {
  const nothing = { status: "APPLIED", cash: 0n, held: 0n, owed: 0n, closes: false, late: false } as const;
  account.entries.push({ ...nothing, ...parts, after: account.cash });
}

/** Opens an account, which the tests do before anything else. */
export function accountOf(world: World, player: bigint): Money {
  const account = world.accounts.get(player);
  if (!account) throw new Error(`The reference has no player ${player}`);
  return account;
}

function keyOf(command: Command): string {
  return "vendor" in command ? `${command.vendor}:${command.transaction}` : `0:${command.key}`;
}

export function roundOf({ vendor, player, round }: Pick<VendorCommand, "vendor" | "player" | "round">): string {
  return `${vendor}/${player}/${round}`;
}

/** Kind, user, currency, amount, round, game, reference, free; a rollback and a close carry no currency of their own. */
function contentOf(command: Command): string {
  const units = "units" in command ? command.units : 0n;
  if (!("vendor" in command)) return [command.kind, command.player, units].join("|");
  const currency = command.kind === "bet" || command.kind === "win" ? command.currency : CURRENCY;
  return [command.kind, command.player, currency, units, command.round, command.game, command.reference, command.free].join("|");
}
