import type { Maybe, OperatorPort, VendorCommand } from "@perya/wallet-protocol";
import { growingCache } from "../../../growing-cache.ts";
import { HOUSE_VENDOR } from "../../catalogue/index.ts";
import { productOf, type BetLaws, type LawfulPlayer } from "../../profiles/index.ts";

const MOST_PLAYERS = 100_000;

interface GameKind {
  readonly gameType: string;
  readonly classify: string;
  /** The number of its category. */
  readonly category: number;
}

/** What a bet's law is found by. */
export interface Lawful {
  readonly laws: BetLaws;
  /** A game's kind from the cache, else from the database; undefined for an unknown one. */
  game(vendor: number, code: string, brandId: bigint): Maybe<GameKind | undefined>;
  /** Players as they are met: every bet's player has been. */
  player(id: bigint): LawfulPlayer | undefined;
  /** Vendors that keep rounds apart themselves. */
  keepsApart(vendor: number): boolean;
}

/** Remembers the players that are met, and which vendor is the house's studio. */
export function rememberLawful() {
  const players = growingCache<bigint, LawfulPlayer>(MOST_PLAYERS);
  const studios = new Set<number>();
  return {
    met: <Player extends LawfulPlayer>(player: Player | undefined): Player | undefined => {
      if (player) players.set(player.id, player);
      return player;
    },
    metVendor: <Vendor extends { readonly id: number; readonly slug: string }>(
      vendor: Vendor | undefined,
    ): Vendor | undefined => {
      if (vendor?.slug === HOUSE_VENDOR) studios.add(vendor.id);
      return vendor;
    },
    player: (id: bigint) => players.get(id),
    keepsApart: (vendor: number) => studios.has(vendor),
  };
}

/**
 * A port that hands the wallet the law of each bet: what is closed, how much may be staked at the
 * player's age, and how far apart rounds have to be. Our own studio keeps them apart itself. The
 * game's category goes with it, which a bonus may have closed.
 */
export function obeyLaw(port: OperatorPort, lawful: Lawful): OperatorPort {
  return {
    ...port,
    submit: (group) => {
      const ready = group.map((command) => recalled(lawful, command));
      return ready.every((command) => command !== undefined)
        ? port.submit(ready)
        : Promise.all(group.map((command) => found(lawful, command))).then(port.submit);
    },
  };
}

function recalled(lawful: Lawful, command: VendorCommand): VendorCommand | undefined {
  if (command.kind !== "bet") return command;
  const player = lawful.player(command.player);
  const game = player && lawful.game(command.vendor, command.game, player.brandId);
  if (!game || game instanceof Promise) return undefined;
  const law = lawful.laws.recall(command.player, productOf(game));
  return law && withLaw(lawful, { ...command, category: game.category }, law);
}

async function found(lawful: Lawful, command: VendorCommand): Promise<VendorCommand> {
  const player = lawful.player(command.player);
  // A player whom nobody knows is refused by the wallet.
  if (command.kind !== "bet" || !player) return command;
  const game = await lawful.game(command.vendor, command.game, player.brandId);
  const product = productOf(game ?? { gameType: "", classify: "" });
  const known = game ? { ...command, category: game.category } : command;
  return withLaw(lawful, known, await lawful.laws.find(player, product));
}

function withLaw(
  { keepsApart }: Lawful,
  command: VendorCommand,
  law: NonNullable<VendorCommand["law"]>,
): VendorCommand {
  return {
    ...command,
    law: keepsApart(command.vendor) ? law.map((one) => ({ ...one, apartMs: null })) : law,
  };
}
