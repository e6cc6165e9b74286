import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { FOR_A_SESSION } from "../../shared/http/cached-answers.ts";
import { call, reading } from "../../shared/http/api.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { LastMovements } from "./last-movements.tsx";
import { useMove, useWallets } from "./use-wallets.ts";
import { WalletRow } from "./wallet-row.tsx";

/** Rows of a place as tall as one wallet with its choices. */
const AS_TALL = 4;

/**
 * The player's money at vendors that keep it: what is where, both ways, and all of it back with one
 * press, above what else the page has. A single-wallet brand shows nothing of it, unless money is
 * still at a vendor.
 */
export function VendorWallets({ children }: { readonly children: ReactNode }) {
  const t = useText("transfers");
  const single = useQuery({ ...reading("/merchant-wallet"), ...FOR_A_SESSION });
  const wallets = useWallets();
  const collect = useMove((_: undefined, key) =>
    call("POST", "/vendor-wallets/collect", { body: { key } }),
  );
  if (single.isPending || wallets.isPending) return <Waiting rows={AS_TALL} />;
  if (wallets.isError)
    return (
      <>
        {single.data?.isSingle === false && (
          <Failed fault={wallets.error} onRetry={() => void wallets.refetch()} />
        )}
        {children}
      </>
    );
  const { cash, wallets: all, movements } = wallets.data;
  if (all.length === 0) return children;
  return (
    <>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h3 className="font-display text-xl font-bold">{t("title")}</h3>
            <p className="text-sm text-soft">{t("about")}</p>
          </div>
          <Button busy={collect.isPending} onClick={() => collect.mutate(undefined)}>
            {t("collect")}
          </Button>
        </div>
        {collect.error && <Alert>{faultWords(collect.error)}</Alert>}
        <ul className="grid divide-y divide-line">
          {all.map((wallet) => (
            <WalletRow key={wallet.vendor} wallet={wallet} cash={cash} />
          ))}
        </ul>
      </Card>
      {children}
      <LastMovements movements={movements} wallets={all} />
    </>
  );
}
