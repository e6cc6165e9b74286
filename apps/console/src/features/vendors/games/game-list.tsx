import type { ListedGame } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { call, reading } from "../../../shared/http/api.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { useFilters } from "../../../shared/lists/filters.ts";
import { PlaceControls } from "../../../shared/forms/place-controls.tsx";
import { useMay } from "../../../shared/http/session.ts";
import { Status } from "../../../shared/format/show.tsx";
import { List, type Column } from "../../../shared/lists/table.tsx";
import { GameFilters } from "./game-filters.tsx";
import { GameMarks } from "./game-marks.tsx";
import { MARKS, TYPES } from "./game.ts";

/** The catalogue: what players find in the lobbies, in their order. */
export function GameList() {
  const { filters, toPage } = useFilters();
  const may = useMay()("vendors.write");
  const gameType = TYPES.find(([type]) => type === filters.gameType)?.[0];
  const row = { ...(gameType && { gameType }), ...(filters.vendor && { vendor: filters.vendor }) };
  const mark = MARKS.find(([name]) => name === filters.mark)?.[0];
  const query = useQuery({
    ...reading("/games", {
      query: { ...row, mark, search: filters.search, pageNo: filters.pageNo },
    }),
    placeholderData: (before) => before,
  });
  // Among filtered games, a position means nothing.
  const whole = mark === undefined && filters.search === undefined;
  const columns = columnsOf(query.data?.total ?? 0, row, may && whole, may);
  return (
    <>
      <GameFilters total={query.data?.total} />
      <List
        level
        query={query}
        caption="Games"
        empty="No game matches."
        columns={columns}
        keyOf={(game) => game.gameId}
        onPage={toPage}
      />
    </>
  );
}

/** Which games places are counted among. */
interface RowOfGames {
  readonly gameType?: ListedGame["gameType"];
  readonly vendor?: number;
}

function columnsOf(
  total: number,
  row: RowOfGames,
  moves: boolean,
  may: boolean,
): readonly Column<ListedGame>[] {
  const move = (gameId: string) => (place: number) =>
    call("POST", "/games/{gameId}/move", { path: { gameId }, body: { ...row, place } });
  return [
    {
      title: "Place",
      cell: ({ gameId, name, place }) =>
        moves ? <PlaceControls name={name} place={place} of={total} move={move(gameId)} /> : place,
    },
    { title: "Game", cell: (game) => <Name game={game} /> },
    { title: "Vendor", cell: (game) => game.vendor },
    {
      title: "Type",
      cell: (game) => TYPES.find(([type]) => type === game.gameType)?.[1] ?? game.gameType,
    },
    { title: "Classification", cell: (game) => game.classify || "–" },
    { title: "RTP", cell: (game) => (game.rtp ? `${game.rtp} %` : "–"), figures: true },
    { title: "Marks", cell: (game) => <GameMarks game={game} mayChange={may} /> },
    { title: "State", cell: (game) => <Status name={stateOf(game)} /> },
    ...(may ? [{ title: "Change", cell: (game: ListedGame) => <Switch game={game} /> }] : []),
  ];
}

function stateOf({ enabled, offered }: ListedGame): string {
  if (!enabled) return "DISABLED";
  return offered ? "ACTIVE" : "WITHDRAWN";
}

function Name({ game: { gameId, name, iconUrl } }: { game: ListedGame }) {
  return (
    <Link
      to="/games/$id"
      params={{ id: gameId }}
      search={true}
      className="flex items-center gap-3 max-lg:flex-row-reverse"
    >
      {iconUrl === "" ? (
        <span aria-hidden="true" className="size-10 shrink-0 rounded-lg bg-overlay" />
      ) : (
        <img
          src={iconUrl}
          alt=""
          width="40"
          height="40"
          loading="lazy"
          className="size-10 shrink-0 rounded-lg bg-overlay object-cover"
        />
      )}
      <span className="grid">
        <bdi className="font-medium text-violet underline-offset-4 hover:underline">{name}</bdi>
        <code className="text-xs text-soft">{gameId}</code>
      </span>
    </Link>
  );
}

function Switch({ game }: { game: ListedGame }) {
  const to = game.enabled ? "disable" : "enable";
  return (
    <Confirm
      action={game.enabled ? "Disable" : "Enable"}
      look={game.enabled ? "danger" : "plain"}
      title={`${game.enabled ? "Disable" : "Enable"} ${game.name}?`}
      about={
        game.enabled
          ? "It leaves the lobbies and takes no new bets; open rounds can finish."
          : "It returns to the lobbies."
      }
      send={() =>
        call("POST", "/games/{gameId}/{change}", { path: { gameId: game.gameId, change: to } })
      }
      done={game.enabled ? "Disabled." : "Enabled."}
    />
  );
}
