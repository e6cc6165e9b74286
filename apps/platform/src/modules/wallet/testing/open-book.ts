import type { VendorCommand } from "@perya/wallet-protocol";
import type { Database } from "@perya/postgres";
import { randomUUID } from "node:crypto";
import { openWallet, verifyLedger, type HouseCommand, type Wallet } from "../index.ts";

const VENDOR = 7;
let nextPlayer = 1n;

/** A wallet on a test database, with short words for what tests do. */
export function openBook(db: Database) {
  const wallet = openWallet({ db, lanes: 2, onCommitted: () => undefined });
  return {
    wallet,
    /** A player with so much cash in ledger units. */
    playerWith: async (cash: bigint) => {
      const player = nextPlayer++;
      await house(wallet, db, {
        kind: "open",
        player,
        key: `open:${player}`,
        currency: "PHP",
        book: "play",
      });
      if (cash > 0n)
        await house(wallet, db, { kind: "deposit", player, key: `deposit:${player}`, units: cash });
      return player;
    },
    house: (command: HouseCommand) => house(wallet, db, command),
    balance: async (player: bigint) => {
      const balance = await wallet.balance(player);
      return balance && { cash: balance.cash, held: balance.held, owed: balance.owed };
    },
    verify: () => verifyLedger(db),
  };
}

function house(wallet: Wallet, db: Database, command: HouseCommand) {
  return db.inTransaction((tx) => wallet.append(tx, [command]));
}

type Parts = Partial<VendorCommand> & Pick<VendorCommand, "player">;

export function bet(parts: Parts): VendorCommand {
  return movement({ kind: "bet", ...parts });
}

export function win(of: VendorCommand, parts: Partial<VendorCommand> = {}): VendorCommand {
  return movement({
    kind: "win",
    player: of.player,
    round: of.round,
    reference: of.transaction,
    ...parts,
  });
}

export function rollback(of: VendorCommand, parts: Partial<VendorCommand> = {}): VendorCommand {
  return movement({
    kind: "rollback",
    player: of.player,
    round: of.round,
    reference: of.transaction,
    units: 0n,
    ...parts,
  });
}

function movement(
  parts: Partial<VendorCommand> & Pick<VendorCommand, "player" | "kind">,
): VendorCommand {
  return {
    vendor: VENDOR,
    transaction: randomUUID(),
    round: randomUUID(),
    game: "harbor-lanterns",
    currency: "PHP",
    units: 100n,
    reference: null,
    free: false,
    closesRound: false,
    ...parts,
  };
}
