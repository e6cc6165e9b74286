import type { WithdrawalStanding } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { Card } from "../../shared/page.tsx";

/** What must be true before money can leave, each with what to do about it. */
export function WithdrawalChecks({ withdrawal }: { withdrawal: WithdrawalStanding }) {
  const turnover = fromWire(withdrawal.turnoverLeft);
  const checks = [
    {
      done: withdrawal.kycLevel >= withdrawal.needsKyc,
      title: "Identity checked",
      text:
        withdrawal.kycLevel >= withdrawal.needsKyc
          ? `You are at level ${withdrawal.kycLevel}.`
          : `You are at level ${withdrawal.kycLevel}; level ${withdrawal.needsKyc} is needed. Our support raises it.`,
    },
    {
      done: turnover.units === 0n,
      title: "Deposits played through once",
      text: turnover.units === 0n ? "Nothing left to play." : `Play ${formatMoney(turnover)} more before money can leave.`,
    },
    {
      done: fromWire(withdrawal.dailyLeft).units > 0n,
      title: "Within the day's limit",
      text: `${formatMoney(fromWire(withdrawal.dailyLeft))} left for today.`,
    },
  ];
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">Before money can leave</h2>
      <ul className="grid gap-3">
        {checks.map((check) => (
          <li key={check.title} className="grid grid-cols-[1.75rem_1fr] gap-x-3">
            <span
              className={`grid size-7 place-items-center rounded-full text-sm font-bold ${check.done ? "bg-teal text-(--on-teal)" : "bg-coral text-(--on-coral)"}`}
            >
              <span aria-hidden="true">{check.done ? "✓" : "!"}</span>
              <span className="sr-only">{check.done ? "Done:" : "Missing:"}</span>
            </span>
            <span>
              <strong className="block leading-7">{check.title}</strong>
              <span className="text-soft">{check.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
