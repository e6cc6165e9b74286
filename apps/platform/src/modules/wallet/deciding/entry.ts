import type { VendorCommand } from "@perya/wallet-protocol";
import type { Asked } from "./keys.ts";
import { saidNote } from "../said.ts";
import type { Command, HouseCommand } from "../wallet.ts";
import type { NewEntry, PlayerState } from "./state.ts";

/** What a command does beyond being written down. What is left out is nothing. */
export interface Effect {
  readonly cash?: bigint;
  readonly held?: bigint;
  readonly owed?: bigint;
  readonly status?: NewEntry["status"];
  readonly closes?: boolean;
  readonly late?: boolean;
  readonly blind?: boolean;
  readonly contra?: NewEntry["contra"];
  /** Missing: what the vendor said of the movement. */
  readonly note?: string | null;
  /** The part of a win that gives stake back. */
  readonly refund?: bigint;
  /** The planned session that a bet is made in. */
  readonly session?: bigint;
}

export function isVendorCommand(command: Command): command is VendorCommand {
  return "vendor" in command;
}

/** Narrows what was asked to a vendor's command. */
export function isFromVendor(asked: Asked): asked is Asked<VendorCommand> {
  return isVendorCommand(asked.command);
}

/**
 * The entry of a vendor's command as the player's next one, doing nothing but what `effect` says.
 * Written field by field: one shape, whatever the effect.
 */
export function entryFor(
  { account }: PlayerState,
  { command, idem, ref }: Asked<VendorCommand>,
  effect: Effect = {},
): NewEntry {
  const cash = effect.cash ?? 0n;
  return {
    idem,
    player: account.player,
    seq: account.seq + 1n,
    kind: command.kind,
    status: effect.status ?? "APPLIED",
    units: command.units,
    cash,
    held: effect.held ?? 0n,
    owed: effect.owed ?? 0n,
    after: account.cash + cash,
    at: 0,
    round: command.round,
    game: command.game,
    ref,
    free: command.free,
    closes: effect.closes ?? command.closesRound,
    late: effect.late ?? false,
    blind: effect.blind ?? false,
    vendor: command.vendor,
    contra: effect.contra === undefined ? `vendor:${command.vendor}` : effect.contra,
    transaction: command.transaction,
    note: effect.note === undefined ? saidNote(command.said, effect) : effect.note,
    rolledBack: false,
    taken: 0n,
  };
}

/** The entry of a house command as the player's next one. */
export function houseEntryFor(
  { account }: PlayerState,
  { command, idem, ref }: Asked<HouseCommand>,
  units: bigint,
  effect: Effect = {},
): NewEntry {
  const cash = effect.cash ?? 0n;
  return {
    idem,
    player: account.player,
    seq: account.seq + 1n,
    kind: command.kind,
    status: "APPLIED",
    units,
    cash,
    held: effect.held ?? 0n,
    owed: effect.owed ?? 0n,
    after: account.cash + cash,
    at: 0,
    round: null,
    game: null,
    ref,
    free: false,
    closes: false,
    late: false,
    blind: false,
    vendor: 0,
    contra: effect.contra ?? null,
    transaction: command.key,
    note: effect.note ?? command.reason ?? null,
    rolledBack: false,
    taken: 0n,
  };
}
