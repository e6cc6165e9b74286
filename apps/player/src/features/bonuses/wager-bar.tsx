import type { Bonus } from "@perya/api-client/player";
import { fromWire, toWire } from "@perya/money";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { WageringBar } from "../../shared/wagering/wagering-bar.tsx";

/** How much of what a bonus asks for is played, and what is left while it runs. */
export function WagerBar({ bonus: { required, done, status } }: { bonus: Bonus }) {
  const t = useText("bonuses");
  const [whole, played] = [fromWire(required), fromWire(done)];
  if (whole.units === 0n) return <p className="text-soft">{t("nothing")}</p>;
  const left = toWire({ units: whole.units - played.units, currency: whole.currency });
  return (
    <div className="grid gap-2">
      <WageringBar name={t("progress")} required={required} done={done} weights={null} />
      {status === "PROCESS" && (
        <p className="text-soft">
          {t.rich("left", { money: () => <Money key="left" amount={left} /> })}
        </p>
      )}
    </div>
  );
}
