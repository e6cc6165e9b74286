import type { GameVendor } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Row } from "../../../shared/layout/row.tsx";
import { VENDORS } from "../../../shared/games/vendors.ts";
import { listPage } from "../fetch/game-pages.ts";
import { Rail } from "../card/rail.tsx";
import { useHot } from "./use-hot.ts";

/**
 * The categories in order, each with its lobby and colour.
 * Lotteries have a part of their own.
 */
const CATEGORIES = [
  ["RNG", "/rng", ""],
  ["INHOUSE", "/inhouse", "trim-teal"],
  ["LIVE", "/live", "trim-violet"],
  ["FISH", "/fish", "trim-lamp"],
  ["PVP", "/pvp", ""],
  ["SPORTS", "/sports", "trim-teal"],
  ["ESPORTS", "/esports", "trim-violet"],
  ["COCKFIGHT", "/cockfight", "trim-lamp"],
] as const satisfies readonly (readonly [GameVendor["gameCategory"], string, string])[];

/** Games of a row; the lobby has all of them. */
const SHOWN = 20;

/** A row for every category the brand has games of that are not among the hot ones above. */
export function CategoryRows() {
  const vendors = useQuery(VENDORS);
  if (vendors.error) return <Failed fault={vendors.error} onRetry={() => void vendors.refetch()} />;
  const offered = new Set(vendors.data?.map(({ gameCategory }) => gameCategory));
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,32rem),1fr))] gap-x-4 gap-y-5">
      {CATEGORIES.filter(([type]) => offered.has(type)).map(([type, to, trim]) => (
        <Category key={type} type={type} to={to} trim={trim} />
      ))}
    </div>
  );
}

function Category({
  type,
  to,
  trim,
}: {
  type: (typeof CATEGORIES)[number][0];
  to: string;
  trim: (typeof CATEGORIES)[number][2];
}) {
  const t = useText("home");
  const { data, error, refetch } = useQuery(listPage({ gameType: type, pageSize: SHOWN }));
  const above = new Set(useHot().games?.map(({ gameId }) => gameId));
  const games = data?.games.filter(({ gameId }) => !above.has(gameId));
  if (games?.length === 0) return null;
  return (
    <Row title={t(`row.${type}`)} to={to} trim={trim}>
      {error ? (
        <Failed fault={error} onRetry={() => void refetch()} />
      ) : (
        <Rail
          games={games}
          to={to}
          more={data !== undefined && (data.totalPages > 1 || data.games.length !== games?.length)}
          hearts={type === "RNG"}
        />
      )}
    </Row>
  );
}
