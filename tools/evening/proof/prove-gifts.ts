import type { Database } from "@perya/postgres";
import { verifyJackpots } from "../../../apps/platform/src/modules/jackpots/proving/verify-jackpots.ts";
import { verifyPoints } from "../../../apps/platform/src/modules/points/index.ts";
import type { Check } from "../../chaos/proof/check.ts";
import type { Stage } from "../stage.ts";
import { checkGifts, dueGifts, turnoverBefore, type Played } from "./check-gifts.ts";
import { checkRaffle } from "./check-raffle.ts";
import { readGifts, readHits, readRaffle, type StoredRaffle } from "./gifts.store.ts";

/** What players should have been given, in ledger units, and the checks of all of it. */
export interface ProvenGifts {
  readonly units: ReadonlyMap<bigint, bigint>;
  readonly checks: readonly Check[];
}

/** Recomputes all that was given away in the evening. */
export async function proveGifts(
  db: Database,
  { players, env }: Stage,
  played: Played,
  raffleEnd: number,
): Promise<ProvenGifts> {
  const ids = players.map(({ id }) => id);
  const due = ids.map((id) => dueGifts(id, played));
  const raffle = await readRaffle(db);
  const hits = await readHits(db);
  const ticketed = new Map(ids.map((id) => [id, turnoverBefore(id, played, raffleEnd)]));
  return {
    units: new Map(due.map(({ player, cash }) => [player, cash + prizesOf(player, raffle, hits)])),
    checks: [
      checkGifts(due, await readGifts(db, ids)),
      checkRaffle(raffle, ticketed),
      await checkJackpot(db, env, hits.length),
      await checkPoints(db),
    ],
  };
}

/** What a player won by lot; ledger units. */
function prizesOf(
  player: bigint,
  { wins }: StoredRaffle,
  hits: readonly { readonly player: bigint; readonly prize: bigint }[],
): bigint {
  const cash = wins.filter((one) => one.player === player).map((one) => one.cash);
  const prizes = hits.filter((one) => one.player === player).map(({ prize }) => prize);
  return [...cash, ...prizes].reduce((sum, units) => sum + units, 0n);
}

/** Every pool is what was fed and won, and each hit fell where its secret seed says. */
async function checkJackpot(
  db: Database,
  { SECRET_KEY: secretKey = "" }: NodeJS.ProcessEnv,
  hits: number,
): Promise<Check> {
  const { problems } = await db.inTransaction((tx) => verifyJackpots(tx, secretKey));
  return {
    name: "jackpots: pools, reserves and hits by their seeds",
    looked: hits,
    faults: problems,
  };
}

/** Every player's points add up, entry by entry. */
async function checkPoints(db: Database): Promise<Check> {
  const { entries, problems } = await verifyPoints(db);
  return { name: "points add up, entry by entry", looked: entries, faults: [...problems] };
}
