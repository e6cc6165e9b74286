import type { VendorCommand } from "@perya/wallet-protocol";

/** Players of a run are numbers from 0; a run gives them their ids. */
export const PLAYERS = 3;

export type Change = keyof typeof CHANGES;

/** What may be different about a command that comes again under its id. */
export const CHANGES = {
  nothing: (command: VendorCommand) => command,
  units: (command: VendorCommand) => ({ ...command, units: command.units + 1n }),
  round: (command: VendorCommand) => ({ ...command, round: `${command.round}x` }),
  game: (command: VendorCommand) => ({ ...command, game: `${command.game}x` }),
  reference: (command: VendorCommand) => ({
    ...command,
    reference: command.reference === null ? "t0" : null,
  }),
  free: (command: VendorCommand) => ({ ...command, free: !command.free }),
  player: (command: VendorCommand) => ({
    ...command,
    player: (command.player + 1n) % BigInt(PLAYERS),
  }),
  kind: (command: VendorCommand) => ({
    ...command,
    kind: command.kind === "bet" ? ("win" as const) : ("bet" as const),
  }),
} as const;
