import type { VendorCommand } from "@perya/wallet-protocol";
import type { Command, Movement } from "../index.ts";
import { CHANGES, type Change } from "./changes.ts";
import { COUNTS, type Draft } from "./random-steps.ts";

/** What a run has sent, and how its players and ids are told from those of other runs. */
export interface OwnIds {
  readonly sent: readonly (readonly Command[])[];
  /** Player 0 of this run. */
  readonly base: bigint;
  readonly prefix: string;
}

/**
 * Groups that have no id in common: what meets at the same moment is decided in no particular
 * order, and inconsistent-ids.test.ts has it.
 */
export function apart(groups: readonly (readonly Command[])[]): (readonly Command[])[] {
  const taken = new Set<string>();
  return groups.filter((group) => {
    const ids = group
      .filter(isVendor)
      .flatMap(({ vendor, transaction, reference }) => [
        `${vendor}:${transaction}`,
        `${vendor}:${reference ?? transaction}`,
      ]);
    if (ids.some((id) => taken.has(id))) return false;
    for (const id of ids) taken.add(id);
    return true;
  });
}

/**
 * A draft as this run's own command, with what it aims at: a win at a bet, a rollback at either.
 */
export function finished(run: OwnIds, { command, aim }: Draft): Movement {
  if (!isVendor(command)) return ownHouse(run, command);
  const made = aimedAt(run, own(run, command), aim);
  return made.vendor === COUNTS ? { ...made, counted: true } : made;
}

function aimedAt(run: OwnIds, made: VendorCommand, aim: number | null): VendorCommand {
  if ((made.kind !== "win" && made.kind !== "rollback") || aim === null) return made;
  const target = run.sent
    .flat()
    .filter(isVendor)
    .filter(
      ({ player, kind }) =>
        player === made.player && (kind === "bet" || (kind === "win" && made.kind === "rollback")),
    )
    .at(-aim);
  return target
    ? { ...made, vendor: target.vendor, round: target.round, reference: target.transaction }
    : made;
}

function own({ base, prefix }: OwnIds, command: VendorCommand): VendorCommand {
  const { player, transaction, reference } = command;
  return {
    ...command,
    player: base + player,
    transaction: `${transaction}-${prefix}`,
    reference: reference === null ? null : `${reference}-${prefix}`,
  };
}

type HouseMovement = Exclude<Movement, VendorCommand>;

function ownHouse({ base, prefix }: OwnIds, command: HouseMovement): HouseMovement {
  return {
    ...command,
    player: base + command.player,
    key: `${prefix}-${command.key}`,
    ...("hold" in command ? { hold: `${prefix}-${command.hold}` } : {}),
  };
}

export function changed(
  { base, prefix }: OwnIds,
  command: VendorCommand,
  change: Change,
): VendorCommand {
  const other = CHANGES[change]({ ...command, player: command.player - base });
  const reference =
    other.reference === null || other.reference.startsWith(prefix)
      ? other.reference
      : `${prefix}-${other.reference}`;
  return { ...other, player: base + other.player, reference };
}

export function isVendor(command: Command): command is VendorCommand {
  return "vendor" in command;
}
