import type { ServiceMessage } from "@perya/api-client/player";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { call } from "../../shared/http/api.ts";
import { UNREAD, useUnread } from "../../shared/live/service-unread.ts";
import { MESSAGES } from "./outbox.ts";

/** The conversation, the oldest loaded message first; what is in sight is marked as read. */
export function useMessages() {
  const query = useInfiniteQuery({
    queryKey: [MESSAGES, "pages"],
    queryFn: ({ pageParam }) =>
      call("GET", "/service/messages", {
        query: pageParam === undefined ? {} : { before: pageParam },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ hasEarlier, messages: [first] }) => (hasEarlier ? first?.seq : undefined),
  });
  const pages = query.data?.pages;
  const messages = useMemo(
    () => (pages ?? []).toReversed().flatMap((page) => page.messages),
    [pages],
  );
  useReadMark(messages);
  return { query, messages, state: pages?.[0]?.state ?? "open" };
}

/** Tells the server what the player has in front of them, once the page is in sight. */
function useReadMark(messages: readonly ServiceMessage[]): void {
  const unread = useUnread();
  const queries = useQueryClient();
  const last = messages.at(-1)?.seq;
  useEffect(() => {
    if (unread === 0 || last === undefined) return undefined;
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      call("POST", "/service/read", { body: { seq: last } }).then(
        (left) => queries.setQueryData(UNREAD.queryKey, left),
        // The badge stays, and the next message tries again.
        () => undefined,
      );
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [unread, last, queries]);
}
