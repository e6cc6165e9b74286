import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { countTurnover } from "../../wagering/index.ts";
import { pesos } from "../testing/draft-of.ts";
import { useBonuses } from "../testing/bonus-world.ts";
import { capByLaw } from "./cap-by-law.ts";

const world = await useBonuses();
const { db, platform, open, deposit, grants, turnOver, hear } = world;
const LONG = { times: 24, base: "B", weights: { RNG: 10_000 }, keys: [] };

test("a law with a lower cap lowers what a running bonus asks for, keeps what is done, and completes what is reached", async () => {
  const id = await open({}, LONG);
  const [behind, past] = [await world.player(), await world.player()];
  for (const player of [behind, past]) await deposit(player, 100n, id);
  // The deposit itself is played first.
  await turnOver(behind, 100n + 600n);
  await turnOver(past, 100n + 1_200n);
  await capByLaw(platform);
  expect((await grants(behind))[0]).toMatchObject({ required: { amount: pesos(2_400) } });

  await chooseProfiles(db, ["GB"]);
  await capByLaw(platform);
  await hear();
  expect((await grants(behind))[0]).toMatchObject({
    status: "PROCESS",
    required: { amount: pesos(1_000) },
    done: { amount: pesos(600) },
  });
  expect((await grants(past))[0]).toMatchObject({ status: "COMPLETED" });

  // It never goes back up, and the rest of it is played as usual.
  await chooseProfiles(db, ["DEMO"]);
  await capByLaw(platform);
  await turnOver(behind, 400n);
  await db.inTransaction((tx) => countTurnover(tx, [behind.id]));
  await hear();
  expect((await grants(behind))[0]).toMatchObject({
    status: "COMPLETED",
    required: { amount: pesos(1_000) },
  });
});
