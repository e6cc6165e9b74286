import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../../shared/http/api.ts";
import { Failed, Table, Waiting } from "../../../shared/lists/table.tsx";
import { percent } from "./odds.ts";

/** The odds in use, and their returns. */
export function OddsList() {
  const query = useQuery(reading("/lottery/odds"));
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Table
      caption="Odds"
      rows={query.data}
      keyOf={({ prizeMode, rules }) => `${prizeMode} ${rules}`}
      columns={[
        {
          title: "Odds",
          cell: ({ prizeMode, rules }) => (
            <Link
              to="/lottery/odds/$mode/$rules"
              params={{ mode: prizeMode, rules }}
              className="font-medium text-violet underline-offset-4 hover:underline"
            >
              {prizeMode} · {rules}
            </Link>
          ),
        },
        { title: "Lotteries", cell: ({ games }) => games, figures: true },
        {
          title: "Version",
          cell: ({ version }) => (version === 0 ? "rule defaults" : version),
          figures: true,
        },
        { title: "Prize group", cell: ({ prizeGroup }) => prizeGroup ?? "–", figures: true },
        {
          title: "Lowest return",
          cell: ({ lowestReturn }) => percent(lowestReturn),
          figures: true,
        },
        {
          title: "Highest return",
          cell: ({ highestReturn }) => percent(highestReturn),
          figures: true,
        },
      ]}
    />
  );
}
