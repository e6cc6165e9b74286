import type { ListedGame } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { useFilters } from "../../shared/filters.ts";
import { useMay } from "../../shared/session.ts";
import { Status } from "../../shared/show.tsx";
import { List, type Column } from "../../shared/table.tsx";

const COLUMNS: readonly Column<ListedGame>[] = [
  { title: "Game", cell: (game) => game.name },
  { title: "Code", cell: (game) => <code>{game.gameId}</code> },
  { title: "Vendor", cell: (game) => game.vendor },
  { title: "Type", cell: (game) => game.gameType },
  { title: "RTP", cell: (game) => (game.rtp ? `${game.rtp} %` : "–"), figures: true },
  { title: "Marks", cell: (game) => [game.isHot && "hot", game.isNew && "new"].filter(Boolean).join(", ") || "–" },
  { title: "State", cell: (game) => <Status name={game.enabled ? "ACTIVE" : "DISABLED"} /> },
  { title: "Change", cell: (game) => <Switch game={game} /> },
];

/** The catalogue: what players find in the lobbies. */
export function GameList() {
  const { filters, toPage } = useFilters();
  const query = useQuery(reading("/games", { query: { pageNo: filters.pageNo } }));
  return <List query={query} caption="Games" empty="There are no games." columns={COLUMNS} keyOf={(game) => game.gameId} onPage={toPage} />;
}

function Switch({ game }: { game: ListedGame }) {
  const may = useMay();
  if (!may("vendors.write")) return null;
  const to = game.enabled ? "disable" : "enable";
  return (
    <Confirm
      action={game.enabled ? "Disable" : "Enable"}
      look={game.enabled ? "danger" : "plain"}
      title={`${game.enabled ? "Disable" : "Enable"} ${game.name}?`}
      about={game.enabled ? "It leaves the lobbies and takes no new bets; open rounds can end." : "It comes back to the lobbies."}
      send={() => call("POST", "/games/{gameId}/{change}", { path: { gameId: game.gameId, change: to } })}
      done={game.enabled ? "Disabled." : "Enabled."}
    />
  );
}
