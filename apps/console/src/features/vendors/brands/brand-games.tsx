import type { BrandGame, BrandName } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../../shared/http/api.ts";
import { useFilters } from "../../../shared/lists/filters.ts";
import { SearchBox } from "../../../shared/lists/search-box.tsx";
import { Status } from "../../../shared/format/show.tsx";
import { List, type Column } from "../../../shared/lists/table.tsx";
import { BrandSwitch } from "./brand-switch.tsx";

const columnsFor = ({ id, name }: BrandName): readonly Column<BrandGame>[] => [
  { title: "Game", cell: (game) => game.name },
  { title: "Code", cell: (game) => <code>{game.gameId}</code> },
  { title: "Vendor", cell: (game) => game.vendor },
  { title: "RTP", cell: (game) => (game.rtp ? `${game.rtp} %` : "–"), figures: true },
  {
    title: "Everywhere",
    cell: (game) => <Status name={game.everywhere ? "ACTIVE" : "DISABLED"} />,
  },
  { title: `At ${name}`, cell: (game) => <Status name={stateOf(game)} /> },
  {
    title: "Change",
    cell: (game) => (
      <BrandSwitch
        name={game.name}
        brand={name}
        on={game.here}
        off={
          `Within seconds it leaves the lobbies of ${name} and takes no new bets from its ` +
          "players; open rounds can finish."
        }
        send={(change, reason) =>
          call("POST", "/brands/{brand}/games/{gameId}/{change}", {
            path: { brand: id, gameId: game.gameId, change },
            body: { reason },
          })
        }
      />
    ),
  },
];

/** A game the brand has on is still off if its vendor is. */
function stateOf({ here, vendorHere }: BrandGame): string {
  if (!here) return "DISABLED";
  return vendorHere ? "ACTIVE" : "VENDOR_DISABLED";
}

/** The games there are, and which of them a brand has on. */
export function BrandGames({ brand }: { brand: BrandName }) {
  const { filters, set, toPage } = useFilters();
  const query = useQuery(
    reading("/brands/{brand}/games", {
      path: { brand: brand.id },
      query: { search: filters.search, pageNo: filters.pageNo },
    }),
  );
  return (
    <>
      <SearchBox
        key={filters.search}
        label="Name"
        value={filters.search ?? ""}
        onSearch={(search) => set({ search })}
      />
      <List
        query={query}
        caption={`Games at ${brand.name}`}
        empty="No game matches."
        columns={columnsFor(brand)}
        keyOf={(game) => game.gameId}
        onPage={toPage}
      />
    </>
  );
}
