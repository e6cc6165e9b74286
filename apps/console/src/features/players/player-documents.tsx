import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reading } from "../../shared/http/api.ts";
import { DOCUMENT_COLUMNS } from "../../shared/lists/document-columns.tsx";
import { List } from "../../shared/lists/table.tsx";

/** What a player has sent to prove who they are, the newest first. */
export function PlayerDocuments({ id }: { id: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery(reading("/documents", { query: { search: id, pageNo } }));
  return (
    <List
      caption="Documents"
      query={query}
      columns={DOCUMENT_COLUMNS}
      keyOf={(document) => document.id}
      onPage={setPageNo}
      empty="The player has sent no document."
    />
  );
}
