import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/api.ts";
import { Failed } from "../../shared/states.tsx";
import { useText } from "../../shared/text.ts";
import { Rail } from "./rail.tsx";
import { Row } from "../../shared/row.tsx";

/** What is hot; where the house calls nothing hot, its slots. */
export function HotRow() {
  const t = useText("home");
  const hot = useQuery(reading("/games/hot"));
  const none = hot.data?.list.length === 0;
  const slots = useQuery({ ...reading("/games", { query: { gameType: "RNG" } }), enabled: none });
  const [name, to] = none ? (["RNG", "/rng"] as const) : (["hot", "/hot"] as const);
  const fault = hot.error ?? slots.error;
  return (
    <Row title={t(`row.${name}`)} to={to}>
      {fault ? (
        <Failed fault={fault} onRetry={() => void (none ? slots : hot).refetch()} />
      ) : (
        <Rail games={none ? slots.data?.games : hot.data?.list} across={5} to={to} first hearts />
      )}
    </Row>
  );
}
