import type { VendorCommand } from "@perya/wallet-protocol";
import { idemOf, roundKeyOf } from "./keys.ts";
import type { Command, HouseCommand, NewEntry, PlayerState } from "./wallet.ts";

/** Vendor 0 is the house itself. */
const HOUSE = 0;

export function isVendorCommand(command: Command): command is VendorCommand {
  return "vendor" in command;
}

/** The key under which a command is remembered for good. */
export function commandIdem(command: Command): string {
  return isVendorCommand(command) ? idemOf(command.vendor, command.transaction) : idemOf(HOUSE, command.key);
}

type Effect = Partial<
  Pick<
    NewEntry,
    | "cash"
    | "held"
    | "owed"
    | "status"
    | "closes"
    | "late"
    | "blind"
    | "ref"
    | "note"
    | "contra"
    | "kind"
    | "idem"
    | "seq"
    | "transaction"
    | "reference"
  >
>;

/** The entry of a vendor's command as the player's next one, doing nothing but what `effect` says. */
export function entryFor(state: PlayerState, command: VendorCommand, effect: Effect = {}): NewEntry {
  const { account } = state;
  const cash = effect.cash ?? 0n;
  return {
    idem: commandIdem(command),
    player: account.player,
    seq: account.seq + 1n,
    kind: command.kind,
    status: "APPLIED",
    units: command.units,
    cash,
    held: 0n,
    owed: 0n,
    after: account.cash + cash,
    round: command.round,
    roundKey: roundKeyOf(command.vendor, account.player, command.round),
    game: command.game,
    reference: command.reference,
    ref: command.reference === null ? null : idemOf(command.vendor, command.reference),
    free: command.free,
    closes: command.closesRound,
    late: false,
    blind: false,
    vendor: command.vendor,
    contra: `vendor:${command.vendor}`,
    transaction: command.transaction,
    note: null,
    rolledBack: false,
    ...effect,
  };
}

/** The entry of a house command as the player's next one. */
export function houseEntryFor(state: PlayerState, command: HouseCommand, units: bigint, effect: Effect = {}): NewEntry {
  const { account } = state;
  const cash = effect.cash ?? 0n;
  return {
    idem: commandIdem(command),
    player: account.player,
    seq: account.seq + 1n,
    kind: command.kind,
    status: "APPLIED",
    units,
    cash,
    held: 0n,
    owed: 0n,
    after: account.cash + cash,
    round: null,
    roundKey: null,
    game: null,
    reference: null,
    ref: null,
    free: false,
    closes: false,
    late: false,
    blind: false,
    vendor: HOUSE,
    contra: null,
    transaction: command.key,
    note: command.reason ?? null,
    rolledBack: false,
    ...effect,
  };
}
