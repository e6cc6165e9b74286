import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/api.ts";

const FRESH_MS = 180_000;

/** What the brand promotes now, in its order. */
export function usePromotions() {
  return useQuery({ ...reading("/announcements", { query: { type: "PR" } }), select: ({ promotion }) => promotion, staleTime: FRESH_MS });
}
