import type {
  Answer,
  OperatorPort,
  PortPlayer,
  VendorAccount,
  VendorCommand,
} from "@perya/wallet-protocol";
import { takesTrials } from "../../catalogue/index.ts";
import { isTrialAccount, type Player } from "../../players/index.ts";
import { BoundedMap } from "./bounded-map.ts";

/** More trial accounts than have a live session at a time. */
const MAX_TRIALS = 1_000_000;

/** A player as the entry knows them: what dialects see, and the kind of the account. */
export type Known = PortPlayer & Pick<Player, "kind">;

/** Which of the players and vendors that were met are trial accounts, and take them. */
export interface Trials {
  met(player: Known | undefined): PortPlayer | undefined;
  metVendor(vendor: VendorAccount | undefined): VendorAccount | undefined;
  /** Whether a bet is a trial account's at a vendor that takes none. Both are met before any bet of theirs. */
  bars(command: VendorCommand): boolean;
}

export function rememberTrials(): Trials {
  const players = new BoundedMap<bigint, true>(MAX_TRIALS);
  const vendors = new Set<number>();
  return {
    met: (player) => {
      if (player && isTrialAccount(player)) players.set(player.id, true);
      return player;
    },
    metVendor: (vendor) => {
      if (vendor && takesTrials(vendor)) vendors.add(vendor.id);
      return vendor;
    },
    bars: ({ kind, player, vendor }) =>
      kind === "bet" && players.get(player) === true && !vendors.has(vendor),
  };
}

/**
 * A port at which trial accounts bet at vendors of their own house alone, whatever the dialect: elsewhere their bet is refused as a disabled player's. A repeat of a movement
 * that was done gets its stored answer, and wins and rollbacks land as ever.
 */
export function refuseTrials(port: OperatorPort, { bars }: Trials): OperatorPort {
  return {
    ...port,
    submit: (group) => (group.some(bars) ? submitBarred(port, group) : port.submit(group)),
  };
}

async function submitBarred(
  port: OperatorPort,
  group: readonly VendorCommand[],
): Promise<readonly Answer[]> {
  const stored = await Promise.all(group.map((command) => port.recall(command)));
  if (!stored.includes(undefined)) return stored as readonly Answer[];
  const balance = await port.balance(group[0]?.player ?? 0n);
  return group.map(
    () => ({ ok: false, refusal: "PLAYER_DISABLED", balance, replayed: false }) as const,
  );
}
