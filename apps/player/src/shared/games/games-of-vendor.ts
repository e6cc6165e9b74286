import type { Game } from "@perya/api-client/player";
import { call, reading } from "../http/api.ts";
import { CLIENT } from "./client.ts";

const AT_MOST = 1_000;

/** All games of a vendor, those of one type where it is given. */
export function gamesOfVendor(vassalage: string, gameType?: Game["gameType"]) {
  const query = { vassalage, gameType, pageNo: 1, pageSize: AT_MOST };
  return {
    queryKey: reading("/games/popup", { query }).queryKey,
    queryFn: () => call("GET", "/games/popup", { query: { ...query, ...CLIENT } }),
  };
}
