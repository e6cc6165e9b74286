import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { queryClient } from "../../../shared/http/query-client.ts";
import { useToken } from "../../../shared/session/session.ts";

const MEMBER = reading("/member");

/**
 * The username under which the signed-in player's favourites are stored; undefined for a guest, and
 * until it is known.
 */
export function useUsername(): string | undefined {
  const token = useToken();
  const { data } = useQuery({ ...MEMBER, enabled: token !== undefined });
  return token === undefined ? undefined : data?.account;
}

/** The same for the signed-in player, fetched if not yet known. */
export async function askUsername(): Promise<string> {
  return (await queryClient.ensureQueryData(MEMBER)).account;
}
