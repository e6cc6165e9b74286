import { fromWire } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useBalance } from "../../shared/live/balance.ts";
import { FOR_A_SESSION } from "../../shared/http/cached-answers.ts";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";

/** The balance, above the wallet's actions. */
export function BalanceCard() {
  const t = useText("wallet");
  const { data } = useBalance();
  const wallet = useQuery({ ...reading("/merchant-wallet"), ...FOR_A_SESSION });
  return (
    <section
      aria-label={t("balance.label")}
      className="grid gap-1 overflow-hidden rounded-2xl border border-line bg-raised"
    >
      <div className="bulbs mx-4 mt-3" aria-hidden="true" />
      <dl className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 px-5 pb-4">
        <div>
          <dt className="text-sm text-soft">{t("balance.have")}</dt>
          <dd className="text-3xl font-bold text-teal">
            {data ? (
              <Money amount={data.sumBalance} />
            ) : (
              <span className="text-soft">{t("balance.updating")}</span>
            )}
          </dd>
        </div>
        <div className="text-end">
          <dt className="text-sm text-soft">{t("balance.held")}</dt>
          <dd className="text-lg font-semibold">
            {data ? (
              <Money amount={data.held} />
            ) : (
              <span className="text-soft">{t("balance.updating")}</span>
            )}
          </dd>
        </div>
        {data && fromWire(data.owed).units > 0n && (
          <div className="text-end">
            <dt className="text-sm text-soft">{t("balance.owed")}</dt>
            <dd className="text-lg font-semibold">
              <Money amount={data.owed} />
            </dd>
          </div>
        )}
      </dl>
      <p className="-mt-3 min-h-9 px-5 pb-4 text-sm text-soft">
        {wallet.data && t(wallet.data.isSingle ? "balance.single" : "balance.several")}
      </p>
    </section>
  );
}
