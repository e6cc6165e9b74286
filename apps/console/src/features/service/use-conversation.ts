import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";

const REFRESH_MS = 3_000;

/**
 * A conversation, the oldest loaded message first, read again every few seconds. What is in sight
 * is marked as read.
 */
export function useConversation(id: string) {
  const [address] = reading("/service/{id}", { path: { id } }).queryKey;
  const query = useInfiniteQuery({
    queryKey: [address, "pages"],
    queryFn: ({ pageParam }) =>
      call("GET", "/service/{id}", {
        path: { id },
        query: pageParam === undefined ? {} : { before: pageParam },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ hasEarlier, messages: [first] }) => (hasEarlier ? first?.seq : undefined),
    refetchInterval: REFRESH_MS,
  });
  const pages = query.data?.pages ?? [];
  const messages = pages.toReversed().flatMap((page) => page.messages);
  const last = messages.findLast(({ author }) => author === "player")?.seq;
  const mayMark = useMay()("service.write");
  useEffect(() => {
    if (last === undefined || !mayMark) return undefined;
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      // The row stays unread until the next message when this fails.
      call("POST", "/service/{id}/read", { path: { id }, body: { seq: last } }).catch(
        () => undefined,
      );
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [id, last, mayMark]);
  return { query, head: pages[0], messages };
}
