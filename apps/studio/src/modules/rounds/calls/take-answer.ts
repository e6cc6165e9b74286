import type { Tx } from "@perya/postgres";
import { backOffMs } from "@perya/process";
import type { Studio } from "../../../studio.ts";
import { walletCalls } from "../../../http/metrics.ts";
import {
  endCall,
  insertCall,
  classifyAnswer,
  lockPendingCall,
  postponeCall,
  transactionId,
} from "../../wallet-client/index.ts";
import type { TakenCall, Verdict, WalletAnswer } from "../../wallet-client/index.ts";
import { beginOutcome } from "../begin-outcome.ts";
import { NO_ANSWER } from "../round.ts";
import { endRound, lockRound, updateBalance } from "../rounds.store.ts";

/**
 * Takes what came of a wallet call: the call and its round move on in one transaction, so a crash
 * leaves both before or both after. A call that has ended meanwhile, by another process, stays as
 * it is.
 */
export async function takeAnswer(
  tx: Tx,
  studio: Studio,
  call: TakenCall,
  answer: WalletAnswer | undefined,
): Promise<void> {
  if (!(await lockPendingCall(tx, call.id))) return;
  const verdict = classifyAnswer(call.kind, call.attempts, answer);
  walletCalls.inc({ kind: call.kind, verdict });
  if (verdict === "again")
    return postponeCall(tx, call.id, waitOf(studio, call), answer?.status ?? null);
  const status = verdict === "give up" ? "GIVEN_UP" : "DONE";
  await endCall(tx, call.id, {
    status,
    answer: answer?.status ?? NO_ANSWER,
    balance: answer?.balance ?? null,
  });
  if (answer && answer.balance !== null) await updateBalance(tx, call.round, answer.balance);
  if (verdict === "give up" || (verdict === "refused" && call.kind !== "bet"))
    studio.log.error(
      { call: call.id, kind: call.kind, round: call.round, answer: answer?.status },
      "a wallet call needs a person",
    );
  await moveRound(tx, studio, { call, verdict, reason: answer?.status ?? NO_ANSWER });
}

interface Ended {
  readonly call: TakenCall;
  readonly verdict: Verdict;
  readonly reason: string;
}

async function moveRound(tx: Tx, studio: Studio, { call, verdict, reason }: Ended): Promise<void> {
  const round = await lockRound(tx, call.round);
  if (!round) throw new Error(`Round is gone: ${call.round}`);
  if (call.kind === "bet") {
    if (verdict === "done") return beginOutcome(tx, studio, round);
    if (verdict === "refused") return endRound(tx, round.id, "REJECTED", reason);
    await endRound(tx, round.id, "VOID", reason);
    return insertCall(tx, {
      id: transactionId(round.id, "rollback"),
      round: round.id,
      session: round.session,
      kind: "rollback",
      units: 0n,
      reference: call.id,
      details: null,
      reward: round.reward,
    });
  }
  if (call.kind === "win" && verdict === "done") return endRound(tx, round.id, "CLOSED", null);
  // The operator does not know the bet, or took it back: there is nothing to pay.
  const betIsGone =
    reason === "RS_ERROR_TRANSACTION_DOES_NOT_EXIST" ||
    reason === "RS_ERROR_TRANSACTION_ROLLED_BACK";
  if (call.kind === "win" && verdict === "refused" && betIsGone)
    return endRound(tx, round.id, "VOID", reason);
}

function waitOf({ config }: Studio, call: TakenCall): number {
  return call.kind === "bet"
    ? config.betRetryMs
    : backOffMs(call.attempts, { firstMs: config.retryMs, longestMs: config.longestWaitMs });
}
