import { randomInt, randomUUID } from "node:crypto";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { percentile } from "../percentile.ts";

export type Submit = (group: readonly VendorCommand[]) => Promise<readonly Answer[]>;

export interface Load {
  readonly players: number;
  /** Number of the first player; 1 unless said. */
  readonly from?: number;
  readonly callers: number;
  readonly seconds: number;
  /** Share of calls that repeat an earlier call of the same caller, 0 … 1. */
  readonly replays: number;
}

export interface Result {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Movements applied for the first time. */
  readonly applied: number;
}

const VENDOR = 1;
const WARM_MS = 1_000;
const KEPT = 64;

/**
 * Closed-loop callers: each bets in a new round, is paid, and starts over. Every call waits for its
 * answer.
 */
export async function run(submit: Submit, load: Load): Promise<Result> {
  const begin = performance.now() + WARM_MS;
  const end = begin + load.seconds * 1_000;
  const latencies: number[] = [];
  let applied = 0;
  const call = async (command: VendorCommand) => {
    const started = performance.now();
    const [answer] = await submit([command]);
    const done = performance.now();
    if (answer?.ok && !answer.receipt.replayed) applied++;
    if (started >= begin && done <= end) latencies.push(done - started);
  };
  const caller = async () => {
    const earlier: VendorCommand[] = [];
    while (performance.now() < end) {
      const bet = movement(BigInt(randomInt(load.players) + (load.from ?? 1)));
      const win: VendorCommand = {
        ...bet,
        kind: "win",
        transaction: randomUUID(),
        reference: bet.transaction,
        closesRound: true,
      };
      for (const command of [bet, win]) {
        const repeat =
          load.replays > 0 && earlier.length > 0 && randomInt(1_000_000) < load.replays * 1_000_000;
        await call(repeat ? (earlier[randomInt(earlier.length)] ?? command) : command);
        if (repeat) await call(command);
        earlier.push(command);
        if (earlier.length > KEPT) earlier.shift();
      }
    }
  };
  await Promise.all(Array.from({ length: load.callers }, caller));
  return {
    perSecond: latencies.length / load.seconds,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    applied,
  };
}

function movement(player: bigint): VendorCommand {
  return {
    kind: "bet",
    vendor: VENDOR,
    player,
    transaction: randomUUID(),
    round: randomUUID(),
    game: "bench",
    currency: "PHP",
    units: 100n,
    reference: null,
    free: false,
    closesRound: false,
  };
}
