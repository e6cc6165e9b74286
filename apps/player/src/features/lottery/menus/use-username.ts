import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/api.ts";
import { useToken } from "../../../shared/session.ts";

/** The username under which the signed-in player's favourites are stored; undefined for a guest, and until it is known. */
export function useUsername(): string | undefined {
  const token = useToken();
  const { data } = useQuery({ ...reading("/member"), enabled: token !== undefined });
  return token === undefined ? undefined : data?.account;
}
