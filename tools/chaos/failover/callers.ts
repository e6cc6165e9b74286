import { setTimeout as pause } from "node:timers/promises";
import type { Receipt, VendorCommand } from "@perya/wallet-protocol";
import type { Wallet } from "../../../apps/platform/src/modules/wallet/index.ts";
import { bet } from "../../../apps/platform/src/modules/wallet/testing/open-book.ts";

/** A bet that was answered as accepted. */
export interface Answered {
  readonly command: VendorCommand;
  readonly receipt: Receipt;
  /** When, by `performance.now()`. */
  readonly at: number;
}

export interface Callers {
  readonly answered: readonly Answered[];
  /** Attempts without a definite answer. */
  unknown(): number;
  /** Refusals, although every player can pay. */
  readonly refused: readonly string[];
  /**
   * Starts no new bets, and resolves when every open bet is answered. Throws when that does not
   * happen.
   */
  end(): Promise<void>;
}

const STAKE_UNITS = 100n;
const AGAIN_MS = 20;
const LIMIT_MS = 120_000;

/**
 * Starts this many callers. Each bets, repeats the same bet until it is answered, and bets again.
 */
export function startCallers(wallet: Wallet, players: readonly bigint[], count: number): Callers {
  const [answered, refused]: [Answered[], string[]] = [[], []];
  let unknown = 0;
  let over = false;
  const answerTo = async (command: VendorCommand) => {
    for (
      const deadline = performance.now() + LIMIT_MS;
      performance.now() < deadline;
      await pause(AGAIN_MS)
    ) {
      const answer = await wallet.submit([command]).then(
        ([first]) => first,
        () => undefined,
      );
      if (answer) return answer;
      unknown++;
    }
    throw new Error(`The bet ${command.transaction} got no answer in ${LIMIT_MS / 1_000} s`);
  };
  const caller = async (_: unknown, at: number) => {
    const player = players[at % players.length] ?? 0n;
    while (!over) {
      const command = bet({ player, units: STAKE_UNITS });
      const answer = await answerTo(command);
      if (answer.ok) answered.push({ command, receipt: answer.receipt, at: performance.now() });
      else refused.push(`${command.transaction} was refused: ${answer.refusal}`);
    }
  };
  const all = Promise.all(Array.from({ length: count }, caller));
  // Faults during the load are reported at the end.
  all.catch(() => undefined);
  return {
    answered,
    refused,
    unknown: () => unknown,
    end: async () => {
      over = true;
      await all;
    },
  };
}
