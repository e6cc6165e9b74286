import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { depositReversed, depositSucceeded } from "../../cashier/index.ts";
import { givePoints } from "../earning/give-points.ts";
import { selectBalance } from "../ledger/ledger.store.ts";
import { pointsModule } from "../module.ts";

/** Ledger units of a minor unit, which the vectors count in. */
export const CENT = 1_000n;
export const PESO = 100_000n;

/** A physical reward that everyone may redeem, as staff write it. */
export const MUG = {
  kind: "PHYSICAL",
  words: { EN: { title: "Mug", text: "Holds coffee." }, VI: { title: "Cốc", text: "" } },
  picture: "/rewards/mug.svg",
  price: "100",
  offered: true,
};
export const ADDRESS = { name: "Juana Cruz", phone: "+63 917 000 0000", address: "1 Rizal Street" };

/** What the tests of points need: the sites, players who have points, and staff with rewards. */
export async function usePoints() {
  const { db, sites } = await useSites();
  const owner = await sites.staff("owner");
  const ladder = { says: { level: 0, pointsBps: 10_000 } };
  const { hears = [] } = pointsModule({
    vipOf: async () => ladder.says,
    countDeposits: async () => undefined,
  });

  /** Hears a fact of the cashier about a deposit, as its job does. */
  const hear = (fact: { readonly name: string }, told: Readonly<Record<string, unknown>>) =>
    Promise.all(
      hears
        .filter((one) => one.fact === fact.name)
        .map((one) => db.inTransaction((tx) => one.hear(tx, told, sites.platform))),
    );
  const toldOf = (player: TestPlayer, units: bigint, deposit: string, currency = "PHP") => ({
    deposit,
    player: String(player.id),
    brand: "1",
    currency,
    units: String(units),
    fee: "0",
    method: "bank-transfer",
  });
  const deposit = (player: TestPlayer, units: bigint, id = randomUUID(), currency = "PHP") =>
    hear(depositSucceeded, toldOf(player, units, id, currency));
  const chargeBack = (player: TestPlayer, units: bigint, id: string) =>
    hear(depositReversed, toldOf(player, units, id));

  const give = (player: TestPlayer, points: bigint) =>
    db.inTransaction((tx) =>
      givePoints(tx, { player: player.id, brandId: 1n, points, ref: randomUUID(), remark: "test" }),
    );
  /** A player with points. */
  const holder = async (points: bigint): Promise<TestPlayer> => {
    const player = await sites.player(1);
    if (points > 0n) await give(player, points);
    return player;
  };
  const reward = async (change: object = {}, stock = 10): Promise<string> => {
    const body = { reward: { ...MUG, ...change }, stock };
    return (await owner.call("POST", "/points/rewards", body)).value.id;
  };
  const redeem = (player: TestPlayer, id: string, change: object = {}) =>
    player.call("POST", "/points/redeem", {
      reward: id,
      price: MUG.price,
      address: ADDRESS,
      password: PASSWORD,
      key: randomUUID(),
      ...change,
    });
  const convert = (player: TestPlayer, points: number, change: object = {}) =>
    player.call("POST", "/points/convert", {
      points: String(points),
      amount: String((BigInt(points) / 100n) * 10n * PESO),
      password: PASSWORD,
      key: randomUUID(),
      ...change,
    });
  const stockOf = async (id: string): Promise<number> => {
    const row = await db.row<{ stock: bigint }>(
      sql`select stock from points_reward where public_id = ${id}`,
    );
    return Number(row?.stock);
  };
  const pointsOf = ({ id }: TestPlayer) => selectBalance(db, id);
  const cashOf = async ({ id }: TestPlayer) =>
    (await sites.platform.wallet.balance(id))?.cash ?? 0n;

  return {
    db,
    sites,
    owner,
    deposit,
    chargeBack,
    give,
    holder,
    reward,
    redeem,
    convert,
    stockOf,
    pointsOf,
    cashOf,
    ladder,
  };
}
