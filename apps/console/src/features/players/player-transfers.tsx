import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reading } from "../../shared/http/api.ts";
import { List } from "../../shared/lists/table.tsx";
import { OF_PLAYER } from "../../shared/vendor-wallets/movement-columns.tsx";

/** A player's movements to and from vendors' wallets. */
export function PlayerTransfers({ id }: { id: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery(reading("/vendor-movements", { query: { player: id, pageNo } }));
  return (
    <List
      caption="Movements to and from vendors' wallets"
      query={query}
      columns={OF_PLAYER}
      keyOf={(row) => row.id}
      onPage={setPageNo}
      empty="No money was moved to a vendor."
    />
  );
}
