import { expect, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { hearAll, readBy } from "../../inbox/testing/use-inbox.ts";
import { verifyPoints } from "../ledger/verify-points.ts";
import { PESO, usePoints } from "../testing/use-points.ts";

const { db, sites, owner, holder, reward, redeem, stockOf, pointsOf, cashOf } = await usePoints();
await onlyLargeNeedsTwo(db, 100n * PESO);

const credit = (pesos: bigint, stock = 10) =>
  reward({ kind: "CREDIT", units: (pesos * PESO).toString(), words: WORDS }, stock);
const WORDS = { EN: { title: "Cash", text: "" }, VI: { title: "Tiền mặt", text: "" } };
const approve = (id: string) =>
  owner.call("POST", `/points/orders/${id}/approve`, { note: "all is well" });

test("an approved credit is paid to the balance, and its player is told with the note", async () => {
  const player = await holder(300n);
  const { id } = (await redeem(player, await credit(50n), { address: undefined })).value;
  expect(await cashOf(player)).toBe(0n);
  expect((await approve(id)).value).toEqual({ status: "DONE" });
  expect([await cashOf(player), await pointsOf(player)]).toEqual([50n * PESO, 200n]);
  expect((await approve(id)).code).toBe("WRONG_STATE");
  await hearAll(db, sites.platform);
  const [letter] = await readBy(player, "?kind=points", "VI");
  expect(letter).toMatchObject({
    title: "Tiền mặt: đã duyệt",
    text: expect.stringContaining("all is well") as string,
    link: "/pointMall?show=redeemed",
  });
});

test("a credit above what one person may move waits for a second one, who pays it", async () => {
  const player = await holder(300n);
  const { id } = (await redeem(player, await credit(150n))).value;
  expect((await approve(id)).value).toEqual({ status: "WAITING" });
  expect((await approve(id)).code).toBe("ASKED_ALREADY");
  expect(await cashOf(player)).toBe(0n);
  const seen = (await owner.call("GET", `/points/orders/${id}`)).value;
  expect(seen.waiting).toMatchObject({ by: owner.username });
  const second = await sites.staff("owner");
  const { value: open } = await second.call("GET", "/approvals");
  const request = open.find((one: { subject: string }) => one.subject === id);
  const agreed = await second.call("POST", `/approvals/${request.id}/approve`, {});
  expect(agreed.status).toBe(200);
  expect(await cashOf(player)).toBe(150n * PESO);
  expect((await owner.call("GET", `/points/orders/${id}`)).value.steps[1]).toMatchObject({
    status: "APPROVED",
    actor: `staff:${owner.username} and ${second.username}`,
  });
});

test("rejecting an order ends what waits for a second person, and points and stock go back", async () => {
  const player = await holder(300n);
  const cash = await credit(150n, 1);
  const { id } = (await redeem(player, cash)).value;
  await approve(id);
  const second = await sites.staff("owner");
  await second.call("POST", `/points/orders/${id}/reject`, { reason: "Under review" });
  expect((await second.call("GET", "/approvals")).value).toEqual([]);
  expect([await cashOf(player), await pointsOf(player), await stockOf(cash)]).toEqual([
    0n,
    300n,
    1,
  ]);
  await hearAll(db, sites.platform);
  const [letter] = await readBy(player, "?kind=points");
  expect([letter?.title, letter?.text]).toEqual([
    "Cash: your order was rejected",
    "Your points are back. The reason: Under review",
  ]);
});

test("a credit is not paid to a player who has been blocked meanwhile", async () => {
  const player = await holder(300n);
  const { id } = (await redeem(player, await credit(50n))).value;
  await owner.call("POST", `/players/${player.publicId}/block`, { reason: "a test" });
  expect((await approve(id)).code).toBe("PLAYER_BARRED");
  expect(await cashOf(player)).toBe(0n);
});

test("orders wait in the Work queue of who may see them", async () => {
  const { value: work } = await owner.call("GET", "/work");
  const queue = work.find((one: { queue: string }) => one.queue === "pointsOrders");
  expect(queue).toMatchObject({ count: 1, items: [{ title: "Cash", second: false }] });
  expect((await verifyPoints(db)).problems).toEqual([]);
});
