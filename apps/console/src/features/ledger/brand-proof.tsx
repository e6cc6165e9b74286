import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Check, Money, Time } from "../../shared/format/show.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";

/** The proof for a brand's staff: its overall result, and their own players' accounts. */
export function BrandProof() {
  const query = useQuery(reading("/brand-proof"));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { brand, ledger, parts } = query.data;
  return (
    <>
      <Panel title="The whole ledger">
        <p>
          {ledger.green === null ? (
            "Not verified yet."
          ) : (
            <>
              <Check green={ledger.green}>{ledger.green ? "Proven" : "Broken"}</Check>, verified{" "}
              <Time at={ledger.verifiedAt} />
            </>
          )}
        </p>
        <p className="text-soft">
          The whole ledger covers all brands together. Your brand's part is read live.
        </p>
      </Panel>
      {parts.length === 0 && <p className="text-soft">No player at {brand} has an account yet.</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {parts.map(({ currency, book, accounts, players, held, owed, balancesMatch }) => (
          <Panel key={`${currency}${book}`} title={`${brand}: ${currency} · ${book}`}>
            <Facts
              facts={[
                ["Accounts", accounts.toLocaleString("en")],
                [
                  "Every balance equals its last entry",
                  <Check key="match" green={balancesMatch}>
                    {balancesMatch ? "yes" : "no"}
                  </Check>,
                ],
                ["Players' cash", <Money key="cash" amount={players} />],
                ["Held for withdrawals", <Money key="held" amount={held} />],
                ["Owed by players", <Money key="owed" amount={owed} />],
              ]}
            />
          </Panel>
        ))}
      </div>
    </>
  );
}
