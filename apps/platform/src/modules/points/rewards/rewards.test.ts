import { expect, test } from "vitest";
import { MUG, usePoints } from "../testing/use-points.ts";

const { owner, sites, holder, reward, redeem, stockOf } = await usePoints();

const rewardOf = async (id: string) => {
  const { value } = await owner.call("GET", "/points/rewards");
  return value.rewards.find((one: { id: string }) => one.id === id);
};

test("a reward is changed in the version that was seen, and its stock by a difference that redeeming does not disturb", async () => {
  const id = await reward();
  const { version } = await rewardOf(id);
  await redeem(await holder(100n), id);
  expect((await owner.call("POST", `/points/rewards/${id}/stock`, { pieces: 5 })).value.stock).toBe(
    14,
  );
  const body = { version, reward: { ...MUG, price: "120" } };
  expect((await owner.call("PUT", `/points/rewards/${id}`, body)).value).toMatchObject({
    price: "120",
    stock: 14,
  });
  expect((await owner.call("PUT", `/points/rewards/${id}`, body)).code).toBe("CHANGED_MEANWHILE");
  expect((await owner.call("POST", `/points/rewards/${id}/stock`, { pieces: -15 })).code).toBe(
    "STOCK_TOO_LOW",
  );
  expect(await stockOf(id)).toBe(14);
});

test("a reward has a title in its own language, a picture, and an amount exactly if it is a credit", async () => {
  const tried = async (change: object) =>
    (await owner.call("POST", "/points/rewards", { reward: { ...MUG, ...change }, stock: 1 }))
      .status;
  expect(await tried({})).toBe(200);
  expect(await tried({ words: { VI: { title: "Cốc" } } })).toBe(400);
  expect(await tried({ picture: "" })).toBe(400);
  expect(await tried({ kind: "CREDIT" })).toBe(400);
  expect(await tried({ units: "100000" })).toBe(400);
  expect(await tried({ price: "0" })).toBe(400);
});

test("every change of a reward is in the audit trail, and only who may write them changes any", async () => {
  const id = await reward();
  await owner.call("POST", `/points/rewards/${id}/stock`, { pieces: 5 });
  const { value } = await owner.call("GET", "/audit");
  const actions = value.content.slice(0, 2).map(({ action }: { action: string }) => action);
  expect(actions).toEqual(["points-reward.stock", "points-reward.add"]);
  const cashier = await sites.staff("cashier");
  expect((await cashier.call("GET", "/points/rewards")).status).toBe(200);
  expect((await cashier.call("POST", `/points/rewards/${id}/stock`, { pieces: 1 })).code).toBe(
    "FORBIDDEN",
  );
});
