import { useQuery } from "@tanstack/react-query";
import { useBrand } from "../brand/brand.ts";
import { reading } from "../http/api.ts";
import { isTrial, useToken } from "../session/session.ts";

/** How many rewards of all kinds wait for the player; the stream says when to look. */
export function useRewardsToClaim(): number {
  const offered = useBrand().features.has("REWARDCENTER");
  const isMember = useToken() !== undefined && !isTrial();
  const { data } = useQuery({ ...reading("/rewards/summary"), enabled: offered && isMember });
  return data?.toClaim ?? 0;
}
