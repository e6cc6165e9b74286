import { useQuery } from "@tanstack/react-query";
import { useBrand } from "../brand/brand.ts";
import { reading } from "../http/api.ts";
import { isTrial, useToken } from "../session/session.ts";

/** How many rewards of missions wait for the player to claim them; the stream says when to look. */
export function useMissionsToClaim(): number {
  const offered = useBrand().features.has("MISSIONS");
  const isMember = useToken() !== undefined && !isTrial();
  const { data } = useQuery({ ...reading("/missions/summary"), enabled: offered && isMember });
  return data?.toClaim ?? 0;
}
