import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { CreditedRow } from "./credited-row.tsx";
import { keyOf } from "./key-of.ts";
import { OpenRow } from "./open-row.tsx";
import { useClaim } from "./use-claim.ts";

/** Everything that the player can claim, and what was credited in the last 30 days. */
export function RewardCenter() {
  const t = useText("rewards");
  const query = useQuery({ ...reading("/rewards"), staleTime: 0 });
  const { claim, claiming, said, fault } = useClaim();
  if (query.isPending) return <Waiting rows={4} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { open, credited } = query.data;
  return (
    <>
      <p role="status" className="font-semibold text-teal empty:sr-only">
        {said}
      </p>
      {open.length === 0 ? (
        <Empty title={t("none")}>
          <Link to="/promotions" className={buttonClass("plain")}>
            {t("promotions")}
          </Link>
        </Empty>
      ) : (
        <ul className="grid gap-3">
          {open.map((reward) => {
            const key = keyOf(reward);
            return (
              <li key={key}>
                <OpenRow
                  reward={reward}
                  busy={claiming === key}
                  fault={fault?.key === key ? fault.words : undefined}
                  onClaim={claim}
                />
              </li>
            );
          })}
        </ul>
      )}
      {credited.length > 0 && (
        <Card>
          <header>
            <h3 className="font-display text-xl font-bold">{t("credited")}</h3>
            <p className="text-sm text-soft">{t("lately")}</p>
          </header>
          <ul className="grid divide-y divide-line">
            {credited.map((reward) => (
              <li key={keyOf(reward)}>
                <CreditedRow reward={reward} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
