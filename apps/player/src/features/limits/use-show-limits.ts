import type { PlayerLimits } from "@perya/api-client/player";
import { useQueryClient } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";

/** Shows the limits that a change was answered with. */
export function useShowLimits(): (limits: PlayerLimits) => void {
  const queries = useQueryClient();
  return (limits) => queries.setQueryData(reading("/limits").queryKey, limits);
}
