import { useQuery } from "@tanstack/react-query";
import { Failed } from "../../../shared/layout/states.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Row } from "../../../shared/layout/row.tsx";
import { hotPage, listPage } from "../fetch/game-pages.ts";
import { Rail } from "../card/rail.tsx";

/** Hot games; if there are none, slots. */
export function HotRow() {
  const t = useText("home");
  const hot = useQuery(hotPage({}));
  const none = hot.data?.games.length === 0;
  const slots = useQuery({ ...listPage({ gameType: "RNG" }), enabled: none });
  const [name, to] = none ? (["RNG", "/rng"] as const) : (["hot", "/hot"] as const);
  const fault = hot.error ?? slots.error;
  return (
    <Row title={t(`row.${name}`)} to={to}>
      {fault ? (
        <Failed fault={fault} onRetry={() => void (none ? slots : hot).refetch()} />
      ) : (
        <Rail games={(none ? slots : hot).data?.games} across={5} to={to} first hearts />
      )}
    </Row>
  );
}
