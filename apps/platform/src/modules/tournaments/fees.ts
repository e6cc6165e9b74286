import type { HouseAccount } from "../wallet/index.ts";
import type { TournamentDraft } from "./tournament.ts";

/** The house's account of a tournament: fees of its pool come to it, prizes come from it. */
export function accountOf(tournament: bigint): HouseAccount {
  return `tournament:${tournament}` as HouseAccount;
}

/** Where a tournament's fees are kept: in its own account, or with the house's. */
export function feeAccountOf({
  id,
  feeTo,
}: Pick<TournamentDraft, "feeTo"> & { readonly id: bigint }): HouseAccount {
  return feeTo === "HOUSE" ? "tournament-fees" : accountOf(id);
}
