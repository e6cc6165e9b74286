import type { WalletOfPlayer } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Money } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Failed, List, Table, Waiting, type Column } from "../../shared/lists/table.tsx";
import { OF_PLAYER } from "../../shared/vendor-wallets/movement-columns.tsx";

const WALLETS: readonly Column<WalletOfPlayer>[] = [
  { title: "Vendor", cell: ({ name }) => name },
  { title: "Kept there", cell: ({ kept }) => <Money amount={kept} />, figures: true },
  { title: "Money can go there", cell: (wallet) => why(wallet) },
];

/** A player's wallets at vendors, what keeps money away from them, and movements there and back. */
export function PlayerTransfers({ id }: { id: string }) {
  const [pageNo, setPageNo] = useState(1);
  const wallets = useQuery(reading("/players/{id}/vendor-wallets", { path: { id } }));
  const query = useQuery(reading("/vendor-movements", { query: { player: id, pageNo } }));
  return (
    <div className="grid gap-4">
      {wallets.isPending && <Waiting />}
      {wallets.isError && <Failed fault={wallets.error} onRetry={() => void wallets.refetch()} />}
      {wallets.data && wallets.data.length > 0 && (
        <Table
          caption="Wallets at vendors"
          columns={WALLETS}
          rows={wallets.data}
          keyOf={({ vendor }) => vendor}
        />
      )}
      <List
        caption="Movements to and from vendors' wallets"
        query={query}
        columns={OF_PLAYER}
        keyOf={(row) => row.id}
        onPage={setPageNo}
        empty="No money was moved to a vendor."
      />
    </div>
  );
}

/** What the vendor can't keep to, so that nothing goes there. */
function why({ open, betLimitNotKept, rulesNotKept }: WalletOfPlayer): string {
  if (!open) return "No: the vendor is closed";
  const reasons = [
    ...(betLimitNotKept ? ["the limit on single bets"] : []),
    ...rulesNotKept.map((rule) => `rule ${rule}`),
  ];
  return reasons.length === 0 ? "Yes" : `No: the vendor can't keep to ${reasons.join(", ")}`;
}
