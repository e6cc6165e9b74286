import { useQuery } from "@tanstack/react-query";
import { reading } from "../http/api.ts";
import { useOnline } from "./online.ts";
import { useToken } from "../session/session.ts";

export const BALANCE = reading("/balance");

/** The player's money, from the server only; unknown while there is no network. */
export function useBalance() {
  const token = useToken();
  const online = useOnline();
  const query = useQuery({ ...BALANCE, enabled: token !== undefined });
  return online ? query : { ...query, data: undefined };
}
