import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { requirePlay } from "./index.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const PESO = 100_000n;

/** A player with 1,000 pesos who has to play some of a bonus, and a deposit. */
async function someone() {
  const player = await sites.player(2);
  const { brandId } = (await db.row<{ brandId: bigint }>(
    sql`select brand_id as "brandId" from player where id = ${player.id}`,
  )) ?? { brandId: 1n };
  const money = { kind: "deposit", player: player.id, key: randomUUID(), units: 1_000n * PESO };
  await db.inTransaction((tx) => platform.wallet.append(tx, [money as never]));
  const of = { player: player.id, brandId, principal: 100n * PESO };
  await db.inTransaction(async (tx) => {
    await requirePlay(tx, platform.wallet, {
      ...of,
      source: "DEPOSIT",
      key: randomUUID(),
      required: 100n * PESO,
    });
    await requirePlay(tx, platform.wallet, {
      ...of,
      source: "BONUS",
      key: randomUUID(),
      required: 300n * PESO,
      weights: { RNG: 10_000, LIVE: 1_500 },
      highestBet: 5n * PESO,
    });
  });
  return player;
}

test("a player reads what is left to play and what counts how much, and a bonus keeps money in whatever fee a deposit has", async () => {
  const [player, other] = [await someone(), await sites.player(2)];
  const amount = (pesos: bigint) => ({ amount: (pesos * PESO).toString(), currency: "PHP" });
  expect((await player.call("GET", "/wagering")).value.requirements).toMatchObject([
    { source: "DEPOSIT", required: amount(100n), done: amount(0n), weights: null },
    {
      source: "BONUS",
      required: amount(300n),
      weights: { RNG: 10_000, LIVE: 1_500 },
      highestBet: amount(5n),
      status: "OPEN",
    },
  ]);
  expect((await other.call("GET", "/wagering")).value.requirements).toEqual([]);
  await setSection(platform, "payouts", { unplayedFeeBps: 500 });
  const { withdrawal } = (await player.call("GET", "/cashier/methods")).value;
  expect(withdrawal).toMatchObject({
    turnoverLeft: amount(100n),
    bonusLeft: amount(300n),
    missing: ["BONUS_OPEN"],
  });
});
