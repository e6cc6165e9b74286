import { reading } from "../../shared/http/api.ts";
import { DOCUMENT_COLUMNS } from "../../shared/lists/document-columns.tsx";
import { Queue } from "../../shared/lists/queue.tsx";
import { STATES } from "./document-words.ts";

/** Documents waiting for staff, oldest first; all others by state, player and day. */
export function DocumentQueue() {
  return (
    <Queue
      caption="Documents"
      item="document"
      search="Player's name or id"
      states={STATES}
      columns={DOCUMENT_COLUMNS}
      keyOf={({ id }) => id}
      read={({ sort, ...asked }) =>
        reading("/documents", {
          query: { ...asked, sort: sort === "oldest" || sort === "newest" ? sort : undefined },
        })
      }
    />
  );
}
