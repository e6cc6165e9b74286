import type { LotteryGame } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../../shared/http/api.ts";
import { Status, Time } from "../../../shared/format/show.tsx";
import { Failed, Table, Waiting, type Column } from "../../../shared/lists/table.tsx";
import { scheduleWords } from "./schedule-words.ts";

const REFRESH_MS = 15_000;

const COLUMNS: readonly Column<LotteryGame>[] = [
  {
    title: "Lottery",
    cell: ({ code, name }) => (
      <Link to="/lottery/games/$code" params={{ code }} className="grid">
        <span className="font-medium text-violet underline-offset-4 hover:underline">{name}</span>
        <code className="text-xs text-soft">{code}</code>
      </Link>
    ),
  },
  { title: "Rules", cell: ({ rules }) => rules },
  { title: "Prize mode", cell: ({ prizeMode }) => prizeMode },
  { title: "Results", cell: ({ source }) => SOURCES[source] },
  { title: "Drawn", cell: (game) => scheduleWords(game) },
  { title: "Next draw", cell: ({ nextDrawAt }) => <Time at={nextDrawAt} /> },
  { title: "State", cell: ({ enabled }) => <Status name={enabled ? "ACTIVE" : "DISABLED"} /> },
];

/** Where results come from, in words. */
export const SOURCES: Readonly<Record<LotteryGame["source"], string>> = {
  RNG: "Drawn here",
  MANUAL: "Two people",
  FEED: "Feed",
};

/** Every lottery: how it is drawn, and whether it is on. */
export function GameTable() {
  const query = useQuery({ ...reading("/lottery/games"), refetchInterval: REFRESH_MS });
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Table caption="Lotteries" columns={COLUMNS} rows={query.data} keyOf={({ code }) => code} />
  );
}
