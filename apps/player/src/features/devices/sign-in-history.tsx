import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Time } from "../../shared/format/money.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { Pager } from "../../shared/layout/pager.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { Where } from "./where.tsx";
import { usePageNo } from "../../shared/routing/use-location.ts";

/** All past sign-ins, latest first. */
export function SignInHistory() {
  const t = useText("devices");
  const pageNo = usePageNo();
  const query = useQuery(reading("/login-history", { query: { pageNo } }));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("history")}</h2>
      <p className="text-soft">{t("historyText")}</p>
      <ul className="grid divide-y divide-line">
        {query.data.content.map((signIn) => (
          <li
            key={signIn.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-3"
          >
            <span className="grid min-w-0">
              <Where of={signIn} />
            </span>
            <span className="text-sm text-soft">
              <Time at={signIn.createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <Pager {...query.data} />
    </Card>
  );
}
