import type { CurrencyCode } from "@perya/money";
import { Money } from "../../../shared/format/show.tsx";
import { Facts } from "../../../shared/layout/page.tsx";
import { Table, type Column } from "../../../shared/lists/table.tsx";
import { CostCurve } from "./cost-curve.tsx";
import { PLAYERS, type Simulated } from "./simulate.ts";

const SHARES = [1, 10, 25, 50, 75, 90, 99, 100] as const;

interface SimulatedPlayersProps {
  readonly simulated: Simulated;
  readonly currency: CurrencyCode;
}

/** What became of ten thousand simulated players: in figures, as a curve and as a table. */
export function SimulatedPlayers({ simulated, currency }: SimulatedPlayersProps) {
  const { done, costs, meanCost, meanLost, meanStaked } = simulated;
  const amount = (units: number) => ({ amount: String(Math.round(units)), currency });
  const shown = (units: number) => <Money amount={amount(units)} />;
  const percent = ((done * 100) / PLAYERS).toFixed(1);
  const columns: readonly Column<number>[] = [
    { title: "Of the players", cell: (share) => `${share} %` },
    {
      title: "Each costs at most",
      cell: (share) => shown(costs[Math.ceil((share / 100) * costs.length) - 1] ?? 0),
      figures: true,
    },
  ];
  return (
    <>
      <Facts
        facts={[
          ["Play it to the end", `${percent} %`],
          ["Lose everything before", `${(100 - Number(percent)).toFixed(1)} %`],
          ["Staked by each on average", shown(meanStaked)],
          ["Lost by each on average", shown(meanLost)],
          ["Each costs on average", shown(meanCost)],
        ]}
      />
      <CostCurve costs={costs} currency={currency} />
      <Table caption="What simulated players cost" columns={columns} rows={SHARES} keyOf={String} />
    </>
  );
}
