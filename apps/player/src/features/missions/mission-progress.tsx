import type { Mission } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";

/** Steps of the bar: more than any screen shows. */
const STEPS = 1_000n;

/** How far a mission has come, in figures and as a bar. */
export function MissionProgress({ mission }: { mission: Mission }) {
  const t = useText("missions");
  const { kind, target, progress, targetMoney, progressMoney } = mission;
  const [whole, part] = targetMoney
    ? [BigInt(targetMoney.amount), BigInt(progressMoney?.amount ?? 0)]
    : [BigInt(target ?? 1), BigInt(progress ?? 0)];
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-soft">{t(`kind.${kind}`)}</span>
        <span className="ms-auto tabular-nums">
          {targetMoney && progressMoney ? (
            <>
              <span className="font-semibold">
                <Money amount={progressMoney} />
              </span>
              <span className="text-soft">
                {" / "}
                <Money amount={targetMoney} />
              </span>
            </>
          ) : (
            t("of", { done: Number(part), target: Number(whole) })
          )}
        </span>
      </p>
      <progress
        value={Number((part * STEPS) / whole)}
        max={Number(STEPS)}
        aria-label={t("progress")}
        className="meter h-2.5 w-full"
      />
    </div>
  );
}
