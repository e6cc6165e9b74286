import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { playerById } from "../../players/index.ts";
import { verifyPoints } from "../ledger/verify-points.ts";
import { ADDRESS, MUG, usePoints } from "../testing/use-points.ts";
import { redeemReward } from "./redeem-reward.ts";

const { db, sites, owner, holder, reward, redeem, stockOf, pointsOf } = await usePoints();

const decide = (id: string, how: "approve" | "reject", body: unknown) =>
  owner.call("POST", `/points/orders/${id}/${how}`, body);

test("a redeemed reward takes points and stock at once, and waits for staff with its address", async () => {
  const player = await holder(500n);
  const mug = await reward();
  const made = await redeem(player, mug, { quantity: 2 });
  expect(made.value).toMatchObject({ status: "IN_PROCESS", title: "Mug", points: "200" });
  expect([await pointsOf(player), await stockOf(mug)]).toEqual([300n, 8]);
  const { value } = await player.call("GET", "/points/transactions");
  expect(value.content[0]).toMatchObject({
    type: "REDEEM",
    quantity: 2,
    changedPoints: "-200",
    pointsBalance: "300",
    remark: "Mug",
  });
  const seen = (await owner.call("GET", `/points/orders/${made.value.id}`)).value;
  expect(seen).toMatchObject({
    address: ADDRESS,
    player: { username: player.username },
    steps: [{ status: "IN_PROCESS", actor: "player" }],
  });
});

test("PR-10 the list of redeemed rewards speaks the reader's language and shows what became of each", async () => {
  const player = await holder(500n);
  const ids: string[] = [];
  for (let at = 0; at < 3; at++) ids.push((await redeem(player, await reward())).value.id);
  await decide(ids[0] ?? "", "approve", { note: "By post, number 42" });
  await decide(ids[1] ?? "", "reject", { reason: "Sold out" });
  const list = async (query = "") =>
    (await player.call("GET", `/points/redeems${query}`, undefined, { cookie: "lang=VI" })).value
      .content;
  expect(
    (await list()).map((one: Record<string, unknown>) => [
      one["title"],
      one["status"],
      one["note"],
    ]),
  ).toEqual([
    ["Cốc", "IN_PROCESS", null],
    ["Cốc", "REJECTED", "Sold out"],
    ["Cốc", "APPROVED", "By post, number 42"],
  ]);
  expect(await list("?status=REJECTED")).toHaveLength(1);
});

test("a rejected order gives points and stock back, once, and neither decision can be taken again", async () => {
  const player = await holder(100n);
  const mug = await reward({}, 1);
  const { id } = (await redeem(player, mug)).value;
  expect([await pointsOf(player), await stockOf(mug)]).toEqual([0n, 0]);
  expect((await decide(id, "reject", { reason: "no" })).status).toBe(400);
  expect((await decide(id, "reject", { reason: "Out of stock" })).status).toBe(200);
  expect([await pointsOf(player), await stockOf(mug)]).toEqual([100n, 1]);
  expect((await decide(id, "reject", { reason: "Out of stock" })).code).toBe("WRONG_STATE");
  expect((await decide(id, "approve", { note: "by post" })).code).toBe("WRONG_STATE");
  await expect(
    db.run({
      text: `update points_order set state = 'APPROVED' where public_id = $1`,
      values: [id],
    }),
  ).rejects.toThrow("cannot become APPROVED");
});

test("of two who want the last piece at the same time one gets it, and the other keeps the points", async () => {
  const [ana, ben] = [await holder(100n), await holder(100n)];
  const mug = await reward({}, 1);
  const both = await Promise.all([redeem(ana, mug), redeem(ben, mug)]);
  expect(both.map(({ code }) => code ?? "OK").toSorted()).toEqual(["OK", "OUT_OF_STOCK"]);
  const left = [await pointsOf(ana), await pointsOf(ben)];
  expect(left.toSorted((a, b) => Number(a - b))).toEqual([0n, 100n]);
  expect(await stockOf(mug)).toBe(0);
});

test("one player who asks twice at once under one key gets one order, and under two keys no more than there are points", async () => {
  const player = await holder(150n);
  const mug = await reward();
  const key = randomUUID();
  const same = await Promise.all([redeem(player, mug, { key }), redeem(player, mug, { key })]);
  expect(new Set(same.map(({ value }) => value.id)).size).toBe(1);
  expect((await redeem(player, mug)).code).toBe("NOT_ENOUGH_POINTS");
  expect((await redeem(player, mug, { key, quantity: 2 })).code).toBe("KEY_REUSED");
  expect([await pointsOf(player), await stockOf(mug)]).toEqual([50n, 9]);
});

test("what one member may redeem in all is bounded, and a rejected order does not count", async () => {
  const player = await holder(1_000n);
  const mug = await reward({ perMember: 2 });
  const first = (await redeem(player, mug, { quantity: 2 })).value.id;
  expect((await redeem(player, mug)).code).toBe("MEMBER_LIMIT");
  const offered = (await player.call("GET", "/points/rewards")).value;
  expect(offered.find((one: { id: string }) => one.id === mug)).toMatchObject({ redeemed: 2 });
  await decide(first, "reject", { reason: "Sold out" });
  expect((await redeem(player, mug)).status).toBe(200);
});

test("a reward is redeemed at the price that was shown, with its address, and while it is on offer", async () => {
  const player = await holder(1_000n);
  const [mug, hidden] = [await reward(), await reward({ offered: false })];
  expect((await redeem(player, mug, { price: "90" })).code).toBe("PRICE_CHANGED");
  expect((await redeem(player, mug, { address: undefined })).code).toBe("ADDRESS_NEEDED");
  expect((await redeem(player, mug, { quantity: 11 })).code).toBe("OUT_OF_STOCK");
  expect((await redeem(player, mug, { password: "wrong" })).code).toBe("WRONG_PASSWORD");
  expect((await redeem(player, hidden)).code).toBe("REWARD_GONE");
  expect(await pointsOf(player)).toBe(1_000n);
});

test("a reward for a VIP level is redeemed from that level on", async () => {
  const holderOf = await holder(500n);
  const player = await playerById(db, holderOf.id);
  if (!player) throw new Error("no player");
  const vip = await reward({ vipLevel: 3 });
  const ask = (vipLevel: number) =>
    db.inTransaction((tx) =>
      redeemReward(tx, {
        player,
        vipLevel,
        reward: vip,
        quantity: 1,
        price: BigInt(MUG.price),
        address: ADDRESS,
        key: randomUUID(),
      }),
    );
  expect(await ask(2)).toEqual({ ok: false, refusal: "VIP_NEEDED" });
  expect((await ask(3)).ok).toBe(true);
  expect((await redeem(holderOf, vip)).code).toBe("VIP_NEEDED");
});

test("staff find a player's orders by the beginning of a name, and read the player's points", async () => {
  const player = await holder(100n);
  const { id } = (await redeem(player, await reward())).value;
  const found = await owner.call("GET", `/points/orders?search=${player.username}`);
  expect(found.value.content.map((one: { id: string }) => one.id)).toEqual([id]);
  expect((await owner.call("GET", "/points/orders?search=nobodyhere")).value.content).toEqual([]);
  const { value } = await owner.call("GET", `/players/${player.publicId}/points`);
  expect(value).toMatchObject({ points: "0", content: [{ type: "REDEEM" }, { type: "GIFT" }] });
});

test("guests see what is on offer, and blocked players redeem nothing", async () => {
  const player = await holder(100n);
  const mug = await reward();
  const answer = await fetch(`${sites.playerUrl}/api/v1/points/rewards`);
  const { value } = (await answer.json()) as { value: { id: string; redeemed: number }[] };
  expect(value.find(({ id }) => id === mug)).toMatchObject({ redeemed: 0, title: "Mug" });
  await owner.call("POST", `/players/${player.publicId}/block`, { reason: "a test" });
  expect((await redeem(player, mug)).code).toBe("POINTS_BLOCKED");
});

test("afterwards the ledger of points adds up", async () => {
  expect((await verifyPoints(db)).problems).toEqual([]);
});
