import { useEffect } from "react";
import { useText } from "../../shared/language/text.ts";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { Composer } from "./composer.tsx";
import { Log } from "./log.tsx";
import { openOutbox } from "./outbox.ts";
import { useMessages } from "./use-messages.ts";

/** The player's conversation: what was written, and a field to write. */
export function Conversation() {
  const t = useText("service");
  const { query, messages, state } = useMessages();
  useEffect(openOutbox, []);
  return (
    <>
      {query.isPending ? (
        <div className="flex-1 overflow-hidden p-4">
          <Waiting rows={6} />
        </div>
      ) : query.isLoadingError ? (
        <div className="flex-1 overflow-y-auto p-4">
          <Failed fault={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        <Log
          messages={messages}
          state={state}
          earlier={
            query.hasNextPage
              ? { load: () => void query.fetchNextPage(), busy: query.isFetchingNextPage }
              : undefined
          }
        />
      )}
      <Composer label={t("write.label")} />
    </>
  );
}
