import type {
  Answer,
  OperatorPort,
  PortPlayer,
  VendorAccount,
  VendorCommand,
} from "@perya/wallet-protocol";
import { growingCache } from "../../../growing-cache.ts";
import { takesTrials } from "../../catalogue/index.ts";
import { isTrialAccount, type Player } from "../../players/index.ts";

/** More trial accounts than are ever live at a time. */
const MAX_TRIALS = 1_000_000;

/** A player as the wallet API knows them: what dialects see, and the kind of the account. */
export type Known = PortPlayer & Pick<Player, "kind" | "book">;

/** Which known players are trial accounts, and which vendors accept them. */
export interface Trials {
  met(player: Known | undefined): PortPlayer | undefined;
  metVendor(vendor: VendorAccount | undefined): VendorAccount | undefined;
  /**
   * Whether a bet is a trial account's at a vendor that does not accept them. Both are known before
   * any bet of theirs.
   */
  bars(command: VendorCommand): boolean;
}

export function rememberTrials(): Trials {
  const players = growingCache<bigint, true>(MAX_TRIALS);
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
 * A port at which trial accounts bet only at the house's own vendors, in any dialect: elsewhere
 * their bet is refused as a disabled player's. A repeated movement gets its stored answer, and wins
 * and rollbacks are accepted as usual.
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
