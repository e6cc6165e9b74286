import { expect, onTestFinished, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { countTurnover } from "../../wagering/index.ts";
import { APPLICATION, pesos } from "../testing/draft-of.ts";
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

test("what waits to be claimed asks for no more than a later law's cap, and is void with its budget back where the law forbids it", async () => {
  const id = await open({ rule: { ...APPLICATION, times: 24 }, budget: pesos(1_000) });
  const player = await world.player();
  const form = new FormData();
  form.append("remark", "a slip");
  await player.call("POST", `/promotions/${id}/apply`, form);
  const listed = await world.owner.call("GET", `/applications?promotion=${id}`);
  const body = { amount: pesos(100), note: "as agreed" };
  const issued = `/applications/${listed.value.content[0].id}/approve`;
  expect(await world.owner.call("POST", issued, body)).toMatchObject({ status: 200 });
  onTestFinished(() => chooseProfiles(db, ["DEMO"]));
  await chooseProfiles(db, ["GB"]);
  await capByLaw(platform);
  expect(await grants(player)).toMatchObject([
    { status: "ISSUED", required: { amount: pesos(1_000) } },
  ]);
  await chooseProfiles(db, ["STRICT"]);
  await capByLaw(platform);
  expect(await grants(player)).toMatchObject([{ status: "VOIDED" }]);
  const { reserved } = (await world.owner.call("GET", `/promotions/${id}`)).value;
  expect(reserved.amount).toBe("0");
});
