import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { TestPlayer, TestStaff } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { unplayedOf } from "../index.ts";

const PESO = 100_000n;
const { db, sites } = await useSites();
await onlyLargeNeedsTwo(db, 1_000n * PESO);
const [one, two] = [await sites.staff("cashier"), await sites.staff("owner")];

const add = (by: TestStaff, { publicId }: TestPlayer, pesos: bigint, key: string = randomUUID()) =>
  by.call("POST", `/players/${publicId}/wagering`, {
    amount: (pesos * PESO).toString(),
    reason: "Bets on both sides",
    key,
  });
const cancel = (by: TestStaff, { publicId }: TestPlayer, id: string) =>
  by.call("POST", `/players/${publicId}/wagering/${id}/cancel`, {
    reason: "It was a mistake",
    key: randomUUID(),
  });
const listed = async ({ publicId }: TestPlayer) =>
  (await one.call("GET", `/players/${publicId}/wagering`)).value.requirements;
const left = async ({ id }: TestPlayer) => (await unplayedOf(db, id)).bonuses;

test("staff have a player play an amount, once however often it is sent, and take it back with a reason", async () => {
  const [player, key] = [await sites.player(2), randomUUID()];
  for (let times = 0; times < 2; times++)
    expect((await add(one, player, 300n, key)).value).toEqual({ status: "DONE" });
  expect((await add(one, player, 301n, key)).code).toBe("KEY_REUSED");
  expect(await left(player)).toBe(300n * PESO);
  const [requirement] = await listed(player);
  expect(requirement).toMatchObject({
    source: "ADJUST",
    status: "OPEN",
    reason: "Bets on both sides",
    refusedBets: 0,
  });
  const feeds = `/players/${player.publicId}/wagering/${requirement.id}/feeds`;
  expect((await one.call("GET", feeds)).value).toEqual({ feeds: [], hasEarlier: false });
  expect((await cancel(one, player, requirement.id)).value).toEqual({ status: "DONE" });
  expect((await cancel(one, player, requirement.id)).code).toBe("ENDED_ALREADY");
  expect(await left(player)).toBe(0n);
  const other = await sites.player(2);
  expect((await cancel(one, other, requirement.id)).status).toBe(404);
});

test("above what one person may, it takes two, to add and to take back", async () => {
  const player = await sites.player(2);
  const asked = (await add(one, player, 1_001n)).value;
  expect(asked.status).toBe("WAITING");
  expect(await left(player)).toBe(0n);
  const approve = (id: string, by = two) => by.call("POST", `/approvals/${id}/approve`, {});
  expect((await approve(asked.approvalId, one)).status).toBe(403);
  expect((await approve(asked.approvalId)).status).toBe(200);
  expect(await left(player)).toBe(1_001n * PESO);
  const [requirement] = await listed(player);
  const back = (await cancel(one, player, requirement.id)).value;
  expect(back.status).toBe("WAITING");
  await approve(back.approvalId);
  expect(await left(player)).toBe(0n);
});
