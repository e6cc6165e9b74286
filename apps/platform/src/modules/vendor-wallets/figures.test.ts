import { randomUUID } from "node:crypto";
import type { PlayedRecord } from "@perya/wallet-protocol";
import { expect, test } from "vitest";
import { daysAgo, useClosing, zoneAtNoon } from "../figures/testing/closing-world.ts";
import type { HouseCommand } from "../wallet/index.ts";
import { keptAt, transitOf } from "./legs.ts";
import { movementsOfRecord } from "./playing/movements-of-record.ts";

const ZONE = zoneAtNoon();
const world = useClosing();
const VENDOR = 7;

test("days with money on its way, at a vendor and played there close green, and money is away until it is back", async () => {
  const brand = await world.brand(ZONE);
  const [first, second] = [daysAgo(3, ZONE), daysAgo(2, ZONE)].map((day) =>
    day.add({ hours: 10 }).toInstant(),
  ) as [Temporal.Instant, Temporal.Instant];
  const player = await world.player(brand, first);
  const move = (kind: "credit" | "debit", units: bigint, contra: string) =>
    ({ kind, player, units, contra, key: world.key() }) as HouseCommand;
  const append = async (at: Temporal.Instant, group: Parameters<typeof world.wallet.append>[1]) => {
    const done = await world.db.inTransaction((tx) => world.wallet.append(tx, group));
    expect(done.ok).toBe(true);
    await world.stamp(at);
  };
  await world.house(first, { kind: "deposit", player, units: 1_000n, key: world.key() });
  await append(first, [move("debit", 600n, transitOf(VENDOR))]);
  await append(first, [
    move("credit", 500n, transitOf(VENDOR)),
    move("debit", 500n, keptAt(VENDOR)),
  ]);
  const bet: PlayedRecord = {
    user: "pl_1234",
    currency: "PHP",
    kind: "bet",
    transaction: randomUUID(),
    reference: null,
    round: randomUUID(),
    closesRound: false,
    game: "harbor",
    units: 200n,
  };
  const win: PlayedRecord = {
    ...bet,
    kind: "win",
    transaction: randomUUID(),
    reference: bet.transaction,
    closesRound: true,
    units: 50n,
  };
  const wallet = { id: player, vendor: VENDOR };
  await append(first, movementsOfRecord(wallet, bet));
  expect(await world.close(brand)).toMatchObject({ result: "CLOSED" });
  await append(second, movementsOfRecord(wallet, win));
  await append(second, [move("credit", 100n, transitOf(VENDOR))]);
  await append(second, [move("credit", 350n, keptAt(VENDOR))]);
  expect(await world.close(brand)).toMatchObject({ result: "CLOSED" });
  expect(await world.wallet.balance(player)).toMatchObject({ cash: 850n });
  expect((await world.closings(brand)).map(({ state }) => state)).not.toContain("RED");
});
