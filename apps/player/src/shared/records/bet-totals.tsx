import type { BetTotals as Totalled } from "@perya/api-client/player";
import { Money } from "../format/money.tsx";
import { useText } from "../language/text.ts";
import { Totals } from "./totals.tsx";

/** The stake, payout and net of all bets the filter lets through. */
export function BetTotals({ totals }: { totals: readonly Totalled[] | undefined }) {
  const t = useText("filter");
  const open = totals?.filter((one) => one.open.amount !== "0") ?? [];
  return (
    <Totals
      rows={totals?.map(({ stake, payout, net }) => [
        { name: t("stake"), amount: stake },
        { name: t("payout"), amount: payout },
        { name: t("net"), amount: net, signed: true },
      ])}
    >
      {open.map((one) => (
        <p key={one.open.currency} className="text-sm text-soft">
          {t.rich("open", { money: () => <Money key="money" amount={one.open} /> })}
        </p>
      ))}
    </Totals>
  );
}
