import type { Rebates as List } from "@perya/api-client/player";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Money } from "../../shared/format/money.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { RebateLines } from "./rebate-lines.tsx";
import { RebateRow } from "./rebate-row.tsx";
import { sumOf } from "./sum-of.ts";

/** What a player gets back of the turnover: today so far, what can be claimed, and what was. */
export function Rebates() {
  const t = useText("rebate");
  const query = useQuery({ ...reading("/rebates"), staleTime: 0 });
  if (query.isPending) return <Waiting rows={4} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { mode, today, open, credited } = query.data;
  if (mode === "off" && open.length === 0 && credited.length === 0)
    return <Empty title={t("none")} />;
  return (
    <>
      {open.length > 0 && <Claim list={query.data} />}
      {mode !== "off" && (
        <Card>
          <h2 className="font-display text-xl font-bold">{t("today")}</h2>
          {today.lines.length === 0 ? (
            <p className="text-soft">{t("nothingToday")}</p>
          ) : (
            <RebateLines lines={today.lines} amount={today.amount} />
          )}
          <p className="text-sm text-soft">{t(mode === "claim" ? "claimLater" : "atOnce")}</p>
        </Card>
      )}
      {credited.length > 0 && (
        <Card>
          <h2 className="font-display text-xl font-bold">{t("credited")}</h2>
          <ul className="grid divide-y divide-line">
            {credited.map((one) => (
              <li key={one.id}>
                <RebateRow rebate={one} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Everything that can be claimed, with one press. */
function Claim({ list: { mode, open, playTimes } }: { list: List }) {
  const t = useText("rebate");
  const queries = useQueryClient();
  const claim = useMutation({
    mutationFn: () => call("POST", "/rebates/claim"),
    onSuccess: ({ rebates }) => queries.setQueryData(reading("/rebates").queryKey, rebates),
  });
  return (
    <Card>
      <h2 className="flex flex-wrap items-baseline justify-between gap-2 font-display text-xl font-bold">
        {t("open")}
        <span className="text-teal">
          <Money amount={sumOf(open)} />
        </span>
      </h2>
      <ul className="grid divide-y divide-line">
        {open.map((one) => (
          <li key={one.id}>
            <RebateRow rebate={one} />
          </li>
        ))}
      </ul>
      {playTimes > 0 && (
        <p className="text-sm text-soft">{t("play", { times: String(playTimes) })}</p>
      )}
      {claim.error && <Alert>{faultWords(claim.error)}</Alert>}
      {mode !== "at once" && (
        <Button look="primary" busy={claim.isPending} onClick={() => claim.mutate()}>
          {t("claim")}
        </Button>
      )}
    </Card>
  );
}
