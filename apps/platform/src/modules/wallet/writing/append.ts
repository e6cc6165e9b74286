import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { Receipt, WalletRefusal } from "@perya/wallet-protocol";
import { ask, decideAll } from "../deciding/index.ts";
import type { Command } from "../wallet.ts";
import { attemptTwice } from "./attempt.ts";
import { insertAccount } from "./facts.store.ts";
import type { Writer } from "./writer.ts";
import { lockFreeChain, writeBatchIfCurrent } from "./write.store.ts";

/**
 * Chain of what is appended in other people's transactions, and the ones below it for those who
 * want their own; lanes of the batcher count from 0.
 */
export const DIRECT_LANE = -1;

/**
 * Chains for movements of the house whose usual one another transaction has, maybe for as long as
 * an account it waits for is held. Nobody who wants a chain of their own has these.
 */
const SPARE_LANES = [-101, -102, -103, -104, -105, -106, -107];

/**
 * Appends commands in the caller's transaction, all or none, in order; the players may differ. A
 * chain that nobody has is locked first and the accounts next, in player order, so that two callers
 * never wait in a ring, and one that waits for a held account keeps nobody else waiting. A refusal
 * writes nothing.
 */
export async function append(
  writer: Writer,
  tx: Tx,
  commands: readonly Command[],
): Promise<Result<Receipt[], WalletRefusal>> {
  const { lane, head } = await lockFreeChain(tx, writer.id, [DIRECT_LANE, ...SPARE_LANES]);
  for (const command of commands)
    if (command.kind === "open")
      await insertAccount(tx, command.player, command.currency, command.book);
  return attemptTwice(tx, {
    writer,
    chain: { lane, head: () => head },
    groups: commands.map((command) => ({ asked: [ask(command)], seen: false })),
    decide: decideAll,
    writeOptimistic: writeBatchIfCurrent,
  });
}
