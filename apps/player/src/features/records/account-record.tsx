import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Days } from "../../shared/format/days.tsx";
import { Clock, Money } from "../../shared/format/money.tsx";
import { Sign } from "../../shared/pictures/sign.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { movementOf } from "./movement.ts";
import { Pager } from "../../shared/layout/pager.tsx";
import { usePageNo } from "../../shared/routing/use-location.ts";

/** Every movement of the player's money, newest first. */
export function AccountRecord() {
  const t = useText("records");
  const pageNo = usePageNo();
  const query = useQuery(reading("/account-record", { query: { pageNo } }));
  if (query.isPending) return <Waiting rows={6} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.content.length === 0) return <Empty title={t("nothing")} />;
  return (
    <>
      <Days rows={query.data.content}>
        {(row) => (
          <div className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 py-3">
            <Sign name={movementOf(row.kind).sign} tone="text-soft" />
            <span className="grid min-w-0">
              <span className="font-semibold">{movementOf(row.kind).title}</span>
              <span className="truncate text-sm text-soft">
                <Clock at={row.at} />
                {row.game ? ` · ${row.game}` : ""}
              </span>
            </span>
            <span className="grid justify-items-end">
              <span className="text-lg leading-snug font-semibold">
                <Money amount={row.amount} signed />
              </span>
              <span className="text-sm text-soft">
                {t.rich("then", { money: () => <Money key="money" amount={row.balance} /> })}
              </span>
            </span>
          </div>
        )}
      </Days>
      <Pager {...query.data} />
    </>
  );
}
