import { useQuery } from "@tanstack/react-query";
import { IN_PAGES } from "../../shared/banners/announcements.ts";
import { reading } from "../../shared/http/api.ts";

const FRESH_MS = 180_000;

/** The brand's announcements of promotions, in its order. */
export function useNews() {
  return useQuery({
    ...reading("/announcements", { query: { type: "PR", ...IN_PAGES } }),
    select: ({ promotion }) => promotion,
    staleTime: FRESH_MS,
  });
}
