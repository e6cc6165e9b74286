import type { Bonus } from "@perya/api-client/player";
import { fromWire, toWire } from "@perya/money";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";

/** Steps of the bar: more than any screen shows. */
const STEPS = 10_000n;

/** How much of what a bonus asks for is played. */
export function WagerBar({ bonus: { required, done, status } }: { bonus: Bonus }) {
  const t = useText("bonuses");
  const [whole, played] = [fromWire(required), fromWire(done)];
  if (whole.units === 0n) return <p className="text-soft">{t("nothing")}</p>;
  const left = toWire({ units: whole.units - played.units, currency: whole.currency });
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t("progress")}</span>
        <span className="tabular-nums">
          {t.rich("of", {
            done: () => <Money key="done" amount={done} />,
            required: () => <Money key="required" amount={required} />,
          })}
        </span>
      </p>
      <progress
        value={Number((played.units * STEPS) / whole.units)}
        max={Number(STEPS)}
        aria-label={t("progress")}
        className="meter h-3 w-full"
      />
      {status === "PROCESS" && (
        <p className="text-soft">
          {t.rich("left", { money: () => <Money key="left" amount={left} /> })}
        </p>
      )}
    </div>
  );
}
