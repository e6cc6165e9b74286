import { isFramed, postToParent, useLimitNotice } from "./parent.ts";
import type { TableState } from "./table/table-state.ts";

interface ProblemBarProps {
  readonly table: Pick<TableState, "problem" | "phase" | "resumed" | "won">;
  /** Why automatic play has ended. */
  readonly autoWord: string;
}

/** What went wrong and what to do, or what the player should know about where they stand. */
export function ProblemBar({ table: { problem, phase, resumed, won }, autoWord }: ProblemBarProps) {
  const limit = useLimitNotice();
  if (problem && problem.code === "LIMIT_REACHED")
    return (
      <div role="alert" className="notice border-coral">
        <span lang={limit?.language} dir="auto">
          {limit?.text ?? problem.text}
        </span>
        {isFramed && (
          <button
            type="button"
            onClick={() => postToParent("perya:limits")}
            className="min-h-11 rounded-lg bg-bulb px-4 font-bold text-on-bulb"
          >
            My limits
          </button>
        )}
      </div>
    );
  if (problem)
    return (
      <div role="alert" className="notice border-coral">
        <span>{problem.text}</span>
        {problem.code === "NOT_ENOUGH_MONEY" && (
          <button
            type="button"
            onClick={() => postToParent("perya:deposit")}
            className="min-h-11 rounded-lg bg-bulb px-4 font-bold text-on-bulb"
          >
            Deposit
          </button>
        )}
      </div>
    );
  const word =
    phase === "owed"
      ? waitingFor(won)
      : resumed && phase === "showing"
        ? "Your last round, decided before you left."
        : autoWord;
  return (
    <div role="status" className={word ? "notice" : "sr-only"}>
      {word}
    </div>
  );
}

function waitingFor(won: bigint | null): string {
  return won === null
    ? "The wallet is slow. Your round is being resolved; nothing is lost."
    : "The wallet is slow. The round's payout is on its way to your balance.";
}
