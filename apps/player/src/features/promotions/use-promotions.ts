import { useQuery } from "@tanstack/react-query";
import { IN_PAGES } from "../../shared/banners/announcements.ts";
import { reading } from "../../shared/http/api.ts";

const FRESH_MS = 180_000;

/** What the brand promotes now, in its order. */
export function usePromotions() {
  return useQuery({
    ...reading("/announcements", { query: { type: "PR", ...IN_PAGES } }),
    select: ({ promotion }) => promotion,
    staleTime: FRESH_MS,
  });
}
