import type { GameVendor } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../shared/states.tsx";
import { useText } from "../../shared/text.ts";
import { Row } from "../../shared/row.tsx";
import { VENDORS } from "../../shared/vendors.ts";
import { listPage } from "./game-pages.ts";
import { Rail } from "./rail.tsx";

/** The categories in the order of the house, each with its lobby and the colour of its awning. Lotteries have a part of their own. */
const CATEGORIES = [
  ["RNG", "/rng", ""],
  ["INHOUSE", "/inhouse", "awning-teal"],
  ["LIVE", "/live", "awning-violet"],
  ["FISH", "/fish", "awning-lamp"],
  ["PVP", "/pvp", ""],
  ["SPORTS", "/sports", "awning-teal"],
  ["ESPORTS", "/esports", "awning-violet"],
  ["COCKFIGHT", "/cockfight", "awning-lamp"],
] as const satisfies readonly (readonly [GameVendor["gameCategory"], string, string])[];

/** Games of a row; the lobby has all of them. */
const SHOWN = 20;

/** A row for every category the brand has games of. */
export function CategoryRows() {
  const vendors = useQuery(VENDORS);
  if (vendors.error) return <Failed fault={vendors.error} onRetry={() => void vendors.refetch()} />;
  const offered = new Set(vendors.data?.map(({ gameCategory }) => gameCategory));
  return (
    <div className="grid gap-8 xl:grid-cols-2 xl:gap-x-4">
      {CATEGORIES.filter(([type]) => offered.has(type)).map(([type, to, awning]) => (
        <Category key={type} type={type} to={to} awning={awning} />
      ))}
    </div>
  );
}

function Category({
  type,
  to,
  awning,
}: {
  type: (typeof CATEGORIES)[number][0];
  to: string;
  awning: (typeof CATEGORIES)[number][2];
}) {
  const t = useText("home");
  const { data, error, refetch } = useQuery(listPage({ gameType: type, pageSize: SHOWN }));
  return (
    <Row title={t(`row.${type}`)} to={to} awning={awning}>
      {error ? (
        <Failed fault={error} onRetry={() => void refetch()} />
      ) : (
        <Rail games={data?.games} across={3} to={to} hearts={type === "RNG"} />
      )}
    </Row>
  );
}
