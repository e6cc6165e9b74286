import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Brand } from "../../brands/index.ts";
import { countsForLoyalty } from "../../loyalty/index.ts";
import type { Player } from "../../players/index.ts";
import { bonusesHad } from "../../promotions/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { feeAccountOf } from "../fees.ts";
import type { JoinRefusal } from "../refusals.ts";
import { holdPositions } from "../scoring/positions.store.ts";
import type { Tournament } from "../tournament.ts";
import { holdTournament } from "../tournaments.store.ts";
import { insertEntrant, selectJoined } from "./entrants.store.ts";

interface Joining {
  readonly player: Player;
  readonly brand: Brand;
  readonly publicId: string;
  /** What the player was shown that it costs, in ledger units. */
  readonly fee: bigint;
}

/**
 * Has a player in a tournament: rounds count that end from then on. The fee is at risk like a bet,
 * so a block, an exclusion and limits of play refuse it, and while a bonus runs none is paid.
 * Of two requests at once one joins. Where it is refused the caller rolls its transaction back.
 */
export async function joinTournament(
  tx: Tx,
  wallet: Wallet,
  { player, brand, publicId, fee }: Joining,
): Promise<Result<Tournament, JoinRefusal>> {
  const tournament = await holdTournament(tx, publicId, brand.id);
  if (!tournament || tournament.status === "DRAFT") return refuse("NOT_FOUND");
  const { status, entry, endsAt } = tournament;
  const isOver = Temporal.Instant.compare(endsAt, await readClock(tx)) <= 0;
  if (entry === "OPEN" || isOver || (status !== "COMING_SOON" && status !== "RUNNING"))
    return refuse("JOINING_CLOSED");
  if (fee !== tournament.fee) return refuse("FEE_CHANGED");
  if (!countsForLoyalty(player, brand)) return refuse("ENTRY_BARRED");
  const joined = await selectJoined(tx, player.id, [tournament.id]);
  if (joined.has(tournament.id)) return refuse("JOINED_ALREADY");
  if (fee > 0n) {
    const paid = await payFee(tx, wallet, tournament, player.id);
    if (!paid.ok) return paid;
  }
  // Who joins while rounds are counted is in it from the next ones on.
  await holdPositions(tx);
  if (!(await insertEntrant(tx, tournament.id, player.id, fee))) return refuse("JOINED_ALREADY");
  return ok(tournament);
}

async function payFee(
  tx: Tx,
  wallet: Wallet,
  tournament: Tournament,
  player: bigint,
): Promise<Result<void, JoinRefusal>> {
  if ((await bonusesHad(tx, player)).running) return refuse("BONUS_RUNNING");
  const { publicId, fee: units } = tournament;
  const paid = await wallet.append(tx, [
    {
      kind: "debit",
      player,
      key: `tournament-fee:${publicId}:${player}`,
      units,
      contra: feeAccountOf(tournament),
      reason: publicId,
      atRisk: { betsBounded: false },
    },
  ]);
  if (paid.ok) return paid.value[0]?.replayed ? refuse("JOINED_ALREADY") : ok(undefined);
  return refuse(REFUSED[paid.refusal] ?? "ENTRY_BARRED");
}

const REFUSED: Readonly<Record<string, JoinRefusal>> = {
  NOT_ENOUGH_MONEY: "FEE_NOT_COVERED",
  LIMIT_REACHED: "LIMIT_REACHED",
};
