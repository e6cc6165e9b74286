import type { VendorCommand } from "@perya/wallet-protocol";
import type { Command, EntryStatus } from "../index.ts";
import type { Caps } from "../wallet.ts";

/**
 * The wallet as the contract tells it (wallet-api, section 2), written to be read and not to be
 * fast: one world, copied whole before anything is tried, no log, no batches, no memory that could
 * be stale. Shares no code with the real one.
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
  readonly caps: Partial<Caps>;
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

/**
 * `content` is what a replay must repeat; a tombstone has none, since what comes late is refused
 * whatever it says.
 */
export interface Known {
  readonly player: bigint;
  readonly kind: string;
  readonly content: string;
  readonly said: Said;
  readonly round: string;
  /** What it did to cash. */
  readonly cash: bigint;
  takenBack: boolean;
  /** Of a hold: what was released and captured of it. */
  taken?: bigint;
  /** Of an end of a hold, or of a part of it: how much. */
  part?: bigint;
}

export type Said =
  | { readonly ok: true; readonly balance: bigint; readonly tombstone?: true }
  | { readonly ok: false; readonly refusal: string; readonly balance?: bigint };

/** Every account of the reference has it. */
export const CURRENCY = "PHP";
/** What a pocket can hold. */
export const MOST = 2n ** 63n - 1n;
export function newWorld(): World {
  return { accounts: new Map(), known: new Map(), ended: new Set() };
}

/** What a movement does to the pockets; what is left out is nothing. */
export type Effect = {
  readonly cash?: bigint;
  readonly held?: bigint;
  readonly owed?: bigint;
  readonly late?: boolean;
};

/** Does a movement and writes it down, unless a pocket could not hold it. */
export function apply(world: World, command: Command, effect: Effect, tombstone = false): Said {
  const account = accountOf(world, command.player);
  const { cash = 0n, held = 0n, owed = 0n, late = false } = effect;
  if (
    [account.cash + cash, account.held + held, account.owed + owed].some((pocket) => pocket > MOST)
  )
    return { ok: false, refusal: "AMOUNT_TOO_LARGE" };
  account.cash += cash;
  account.held += held;
  account.owed += owed;
  const closes = "vendor" in command && (command.closesRound || command.kind === "close");
  if ("vendor" in command && closes) world.ended.add(roundOf(command));
  const said: Said = tombstone
    ? { ok: true, balance: account.cash, tombstone }
    : { ok: true, balance: account.cash };
  remember(world, command, said, cash);
  write(account, { kind: command.kind, cash, held, owed, closes, late });
  return said;
}

/** Keeps what was said to a command, for good. */
export function remember(world: World, command: Command, said: Said, cash: bigint): void {
  const round = "vendor" in command ? roundOf(command) : "";
  const { player, kind } = command;
  world.known.set(keyOf(command), {
    player,
    kind,
    content: contentOf(command),
    said,
    round,
    cash,
    takenBack: false,
  });
}

/** Adds to what can be read back of a player. */
export function write(account: Money, parts: Partial<Written> & Pick<Written, "kind">): void {
  const nothing = {
    status: "APPLIED",
    cash: 0n,
    held: 0n,
    owed: 0n,
    closes: false,
    late: false,
  } as const;
  account.entries.push({ ...nothing, ...parts, after: account.cash });
}

/** Opens an account, which the tests do before anything else. */
export function accountOf(world: World, player: bigint): Money {
  const account = world.accounts.get(player);
  if (!account) throw new Error(`The reference has no player ${player}`);
  return account;
}

/** A command's id among all of them. */
export function keyOf(command: Command): string {
  return "vendor" in command ? `${command.vendor}:${command.transaction}` : `0:${command.key}`;
}

/** A round among those of all vendors and players. */
export function roundOf({
  vendor,
  player,
  round,
}: Pick<VendorCommand, "vendor" | "player" | "round">): string {
  return `${vendor}/${player}/${round}`;
}

/**
 * Kind, user, currency, amount, round, game, reference, free, or the hold and the account of the
 * house's own; a rollback and a close carry no currency of their own.
 */
export function contentOf(command: Command): string {
  const units = "units" in command && !("hold" in command) ? command.units : 0n;
  if (!("vendor" in command)) {
    const hold = "hold" in command ? command.hold : "";
    const contra = "contra" in command ? command.contra : "";
    return [command.kind, command.player, units, hold, contra].join("|");
  }
  const currency = command.kind === "bet" || command.kind === "win" ? command.currency : CURRENCY;
  return [
    command.kind,
    command.player,
    currency,
    units,
    command.round,
    command.game,
    command.reference,
    command.free,
  ].join("|");
}
