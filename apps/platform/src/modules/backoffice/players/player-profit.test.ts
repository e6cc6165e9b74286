import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { playOnce } from "../../cashier/testing/open-cashier.ts";
import { followAll } from "../../rounds/testing/follow-all.ts";

const PESO = 100_000n;
const { db, sites } = await useSites();

test("staff read the profit and loss that the player reads", async () => {
  const [player, owner] = [await sites.player(), await sites.staff("owner")];
  await owner.call("POST", `/players/${player.publicId}/adjust`, {
    amount: (100n * PESO).toString(),
    reason: "To play with",
    key: randomUUID(),
  });
  await playOnce(sites.platform, player, 30n * PESO);
  await followAll(db);
  const today = Temporal.Now.plainDateISO("Asia/Manila");
  const days = `fromDay=${today.subtract({ days: 1 }).toString()}&toDay=${today.toString()}`;
  const staffs = await owner.call("GET", `/players/${player.publicId}/profit?${days}`);
  expect(staffs.value.total.stake.amount).toBe((30n * PESO).toString());
  expect(staffs.value.total.net.amount).toBe((-30n * PESO).toString());
  const { value } = await player.call("GET", `/personal-profit?${days}`);
  const { byGame: ofStaff, ...sums } = staffs.value;
  const { byGame: own, ...same } = value;
  expect(sums).toEqual(same);
  expect(ofStaff.map((one: { id: string }) => one.id)).toEqual(
    own.map((one: { id: string }) => one.id),
  );
  const lately = await owner.call("GET", `/players/${player.publicId}/profit`);
  expect(lately.value.total).toEqual(staffs.value.total);
  const years = "fromDay=2020-01-01&toDay=2026-01-01";
  expect((await owner.call("GET", `/players/${player.publicId}/profit?${years}`)).status).toBe(400);
});
