import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/api.ts";
import { useToken } from "../../../shared/session.ts";

/** Under which name whoever is signed in keeps favourites; undefined for a guest, and until it is known. */
export function useUsername(): string | undefined {
  const token = useToken();
  const { data } = useQuery({ ...reading("/member"), enabled: token !== undefined });
  return token === undefined ? undefined : data?.account;
}
