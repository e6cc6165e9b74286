import { useQuery } from "@tanstack/react-query";
import { useBrand } from "../brand/brand.ts";
import { reading } from "../http/api.ts";
import { isTrial, useToken } from "../session/session.ts";

export const UNREAD = reading("/service/unread");

/** Whether the visitor has a conversation with customer service on this site. */
export function useConversations(): boolean {
  const token = useToken();
  return useBrand().service.conversations && token !== undefined && !isTrial();
}

/** How many messages of customer service the player has not read; pushed by the stream. */
export function useUnread(): number {
  const offered = useConversations();
  const { data } = useQuery({ ...UNREAD, enabled: offered });
  return offered ? (data?.unread ?? 0) : 0;
}
