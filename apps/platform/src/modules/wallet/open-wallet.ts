import { refuseInside, type Database, type Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { Answer, Receipt, VendorCommand, WalletRefusal } from "@perya/wallet-protocol";
import {
  answerReplays,
  append,
  appendEach,
  openBatcher,
  openWriter,
  selectAccounts,
} from "./writing/index.ts";
import { ask } from "./deciding/index.ts";
import { openMemory } from "./memory/index.ts";
import type { Book, Command, Movement } from "./wallet.ts";

export interface WalletOptions {
  readonly db: Database;
  /** Batches written at the same time. */
  readonly lanes: number;
  /** Called after each commit of the batcher with the players whose accounts changed. */
  readonly onCommitted: (players: readonly bigint[]) => void;
}

/**
 * Money of one player in ledger units. `owed` is what the player owes the house and blocks
 * withdrawal.
 */
interface Balance {
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
  readonly currency: string;
  readonly book: Book;
}

export interface Wallet {
  /** All or none, in the caller's transaction. */
  append(tx: Tx, group: readonly Command[]): Promise<Result<Receipt[], WalletRefusal>>;
  /**
   * Many groups, every one answered by itself as `submit` would, in the caller's transaction and
   * as one batch: a vendor's are of one player each, the house's of any. A refusal that is final is
   * written. Transactions on one chain take turns; a heavy writer names one other than the common
   * one, which is 0.
   */
  appendEach(
    tx: Tx,
    groups: readonly (readonly Movement[])[],
    chain?: number,
  ): Promise<readonly (readonly Answer[])[]>;
  /**
   * The batcher: one player's commands, all or none, answered after their commit. Throws when no
   * definite result exists.
   */
  submit(group: readonly Command[]): Promise<readonly Answer[]>;
  /**
   * What submit would answer for a movement that is known already; undefined for one never seen.
   */
  recall(command: VendorCommand): Promise<Answer | undefined>;
  balance(player: bigint): Promise<Balance | undefined>;
  /** Answers everything submitted. */
  close(): Promise<void>;
}

const MAX_PLAYERS = 100_000;
/**
 * 16 MB: at 25,000 movements a second a key is remembered for minutes. A repeat that is not costs
 * its whole batch a second try.
 */
const KEY_PLACES = 2 ** 22;

/** The wallet of one process. */
export function openWallet({ db, lanes, onCommitted }: WalletOptions): Wallet {
  const writer = openWriter(db);
  const batcher = openBatcher(writer, lanes, openMemory(MAX_PLAYERS, KEY_PLACES), onCommitted);
  return {
    append: async (tx, group) => {
      const result = await append(writer, tx, group);
      // Their next bets would find memory stale and be decided twice, together with all other bets
      // of their batch.
      for (const { player } of group) batcher.forget(player);
      return result;
    },
    appendEach: async (tx, groups, chain = 0) => {
      const answers = await appendEach(writer, tx, groups, chain);
      for (const { player } of groups.flat()) batcher.forget(player);
      return answers;
    },
    submit: async (group) => {
      refuseInside("wallet.submit");
      const [first] = group;
      if (!first) return [];
      if (group.some((command) => command.player !== first.player))
        throw new RangeError("A submitted group belongs to one player");
      return batcher.submit(group);
    },
    recall: async (command) => (await answerReplays(db, [{ asked: [ask(command)] }]))[0],
    balance: async (player) => (await selectAccounts(db, [player]))[0],
    close: () => batcher.idle(),
  };
}
