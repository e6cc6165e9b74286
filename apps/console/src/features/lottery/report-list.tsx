import type { LotteryReportLine } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/http/api.ts";
import { Choice } from "../../shared/forms/controls.tsx";
import { useFilters } from "../../shared/lists/filters.ts";
import { useMay, useMe } from "../../shared/http/session.ts";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
import { LotteryChoice } from "./lottery-choice.tsx";

type Figures = LotteryReportLine["pools"][number];

const each = (pools: readonly Figures[], show: (figures: Figures) => React.ReactNode) => (
  <span className="grid gap-0.5">
    {pools.map((figures) => (
      <span key={`${figures.stake.currency} ${figures.book}`}>{show(figures)}</span>
    ))}
  </span>
);

const COLUMNS: readonly Column<LotteryReportLine>[] = [
  {
    title: "Draw",
    cell: ({ gameCode, gameName, issueNo }) => (
      <Link
        to="/lottery/reports/$code/$issueNo"
        params={{ code: gameCode, issueNo }}
        search={true}
        className="grid"
      >
        <span className="font-medium text-violet tabular-nums underline-offset-4 hover:underline">
          {issueNo}
        </span>
        <span className="text-xs text-soft">{gameName}</span>
      </Link>
    ),
  },
  { title: "Drawn", cell: ({ drawAt }) => <Time at={drawAt} /> },
  { title: "State", cell: ({ status }) => <Status name={status} /> },
  {
    title: "Money",
    cell: ({ pools }) => each(pools, ({ stake, book }) => `${stake.currency}, ${book}`),
  },
  {
    title: "Orders",
    cell: ({ pools }) => each(pools, ({ orders }) => orders.toLocaleString("en")),
    figures: true,
  },
  {
    title: "Stake",
    cell: ({ pools }) => each(pools, ({ stake }) => <Money amount={stake} />),
    figures: true,
  },
  {
    title: "Payout",
    cell: ({ pools }) => each(pools, ({ payout }) => <Money amount={payout} />),
    figures: true,
  },
  {
    title: "GGR",
    cell: ({ pools }) => each(pools, ({ ggr }) => <Money amount={ggr} signed />),
    figures: true,
  },
];

/**
 * Draw results for the house, latest first. House staff see all bets or one brand's; a brand's
 * staff see their own.
 */
export function ReportList() {
  const { filters, set, toPage } = useFilters();
  const [me, may] = [useMe(), useMay()];
  const house = me.data?.brand === null;
  const asked = {
    gameCode: filters.lottery,
    brand: house ? filters.brand : undefined,
    pageNo: filters.pageNo,
  };
  const query = useQuery({
    ...reading("/lottery/reports", { query: asked }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <div className="flex flex-wrap items-start gap-3 [&>div]:min-w-48">
        {may("lottery.read") && (
          <LotteryChoice
            chosen={filters.lottery}
            every="Every lottery"
            onChoose={(lottery) => set({ lottery })}
          />
        )}
        {house && <BrandChoice chosen={filters.brand} onChoose={(brand) => set({ brand })} />}
      </div>
      <List
        query={query}
        caption="Reports"
        empty="No draw with bets matches."
        columns={COLUMNS}
        keyOf={({ gameCode, issueNo }) => `${gameCode}:${issueNo}`}
        onPage={toPage}
      />
    </>
  );
}

function BrandChoice({
  chosen,
  onChoose,
}: {
  chosen: number | undefined;
  onChoose: (brand: number | undefined) => void;
}) {
  const brands = useQuery(reading("/brands"));
  return (
    <Choice
      label="Players of"
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(Number(target.value) || undefined)}
    >
      <option value="">Every brand</option>
      {brands.data?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
